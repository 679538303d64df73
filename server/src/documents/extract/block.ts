/** A paragraph, list item or table row of a document, with its headings, outermost first. */
export interface Block {
  readonly headings: readonly string[];
  readonly text: string;
}

const HEADING_MAX = 500;
/** The longest column name that rows repeat. Longer ones are text, and would multiply by the number of rows. */
const COLUMN_MAX = 150;

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
    // Every passage under a heading repeats it, so a whole text marked as a heading stays a paragraph.
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

  /** Keeps a heading without text below it as a line: 'Closed on Sundays'. */
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

  /** Repeats the column names in every row, so that it can be understood and found without the table's header. */
  table(rows: readonly (readonly string[])[]): void {
    const [first, ...body] = rows.map((row) => row.map(collapse)).filter((row) => row.some((cell) => cell !== ''));
    if (!first) return;
    const isHeader = first.every((cell) => cell.length <= COLUMN_MAX);
    if (body.length === 0 || !isHeader) this.paragraph(first.join('; '));
    const header = first.map((cell) => (cell.length <= COLUMN_MAX ? cell : ''));
    for (const row of body) {
      const cells = row.map((cell, column) => {
        const name = header[column];
        return cell === '' ? '' : name ? `${name}: ${cell}` : cell;
      });
      this.paragraph(cells.filter((cell) => cell !== '').join('; '));
    }
  }
}

/** 'Espresso ........ 2.50' */
const LEADER = /(?<=[\p{L}\p{N})])\s*(?:[.·…]\s?){4,}(?=[\p{Sc}\p{N}\p{Lu}+–-])/gu;

const collapse = (text: string) =>
  text
    .replace(LEADER, ': ')
    .replace(/[\s\u00a0\u00ad\u200b]+/g, ' ')
    .trim();
