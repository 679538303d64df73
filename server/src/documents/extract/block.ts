import { readTable, type TableCell, type TableOptions } from './table';

/** A paragraph, list item or table row of a document, with its headings, outermost first. */
export interface Block {
  readonly headings: readonly string[];
  readonly text: string;
}

const HEADING_MAX = 500;
const CAPTION_MAX = 150;
/** Heading levels deeper than those that occur in documents. */
const [CAPTION, SECTION] = [20, 21];

/** Collects blocks while a document is read from top to bottom. */
export class BlockCollector {
  readonly #blocks: Block[] = [];
  #headings: { level: number; text: string; isUsed: boolean }[] = [];

  /** The collected blocks, at the end of a document. */
  get blocks(): Block[] {
    this.#keepUnused(0);
    return this.#blocks;
  }

  heading(level: number, text: string): void {
    const clean = collapse(text);
    if (clean === '') return;
    // Every passage under a heading repeats it, so a long text that is marked as a heading remains a paragraph.
    if (clean.length > HEADING_MAX) {
      this.paragraph(clean);
      return;
    }
    this.#keepUnused(level);
    this.#headings = [
      ...this.#headings.filter((heading) => heading.level < level),
      { level, text: clean, isUsed: false },
    ];
  }

  /** Keeps a heading that has no text below it as a line: 'Closed on Sundays'. */
  #keepUnused(level: number): void {
    const last = this.#headings.at(-1);
    if (!last || last.isUsed || last.level < level) return;
    this.#headings.pop();
    this.paragraph(last.text);
  }

  paragraph(text: string): void {
    const clean = collapse(text);
    if (clean === '') return;
    for (const heading of this.#headings) heading.isUsed = true;
    this.#blocks.push({ headings: this.#headings.map((heading) => heading.text), text: clean });
  }

  /**
   * Adds a table: each row is one paragraph that repeats the column names, so that it can be understood and found
   * without the header. Its caption and its row groups' names become headings of its rows only. Returns the column
   * names for a table that continues this one.
   */
  table(rows: readonly (readonly (string | TableCell)[])[], options: TableOptions & { caption?: string } = {}) {
    const { titles, names, lines } = readTable(rows, options);
    const [caption = '', ...others] = [options.caption ?? '', ...titles].map(collapse).filter((title) => title !== '');
    const isCaption = caption.length <= CAPTION_MAX && lines.length > 0 && !/[.!?]$/.test(caption);
    const outer = this.#headings;
    if (isCaption) this.heading(CAPTION, caption);
    else this.paragraph(caption);
    for (const title of others) this.paragraph(title);
    for (const { kind, text } of lines) {
      if (kind === 'section') this.heading(SECTION, text);
      else this.paragraph(text);
    }
    this.#keepUnused(CAPTION);
    this.#headings = outer;
    return names;
  }
}

/** 'Espresso ........ 2.50' */
const LEADER = /(?<=[\p{L}\p{N})])\s*(?:[.·…]\s?){4,}(?=[\p{Sc}\p{N}\p{Lu}+–-])/gu;

const collapse = (text: string) =>
  text
    .replace(LEADER, ': ')
    .replace(/[\s\u00a0\u00ad\u200b]+/g, ' ')
    .trim();
