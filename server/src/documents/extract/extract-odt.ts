import { type Block, BlockCollector } from './block';
import { ExtractionFailure, FAILURES } from './extraction-failure';
import { type OpenZip, withZip } from './open-zip';

/** Comments, deleted text and generated contents pages. */
const UNSEEN = new Set([
  'office:annotation',
  'text:tracked-changes',
  'text:table-of-content',
  'text:alphabetical-index',
  'text:note-citation',
  'office:forms',
]);

/** Reads OpenDocument texts, such as LibreOffice writes. */
export function extractOdt(bytes: Buffer): Promise<Block[]> {
  return withZip(bytes, async (zip) => {
    await refuseProtected(zip);
    const collector = new BlockCollector();
    await zip.readXml('content.xml', new OdtReader(collector));
    return collector.blocks;
  });
}

async function refuseProtected(zip: OpenZip): Promise<void> {
  await zip.readXml('META-INF/manifest.xml', {
    open(name) {
      if (name.endsWith(':encryption-data')) throw new ExtractionFailure(FAILURES.passwordProtected);
    },
  });
}

class OdtReader {
  #text = '';
  #level: number | null = null;
  #unseen = 0;
  #notes = 0;
  #tables = 0;
  /** Number of following cells that belong to the previous one. */
  #spanned = 0;
  #rows: string[][] = [];

  constructor(private readonly collector: BlockCollector) {}

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#unseen > 0 || UNSEEN.has(name)) {
      this.#unseen++;
      return;
    }
    if (name === 'text:h') this.#level = Number(attributes['text:outline-level'] ?? 1);
    if (name === 'text:s' || name === 'text:tab' || name === 'text:line-break') this.#text += ' ';
    if (name === 'text:note-body') {
      this.#notes++;
      this.#text += ' (';
    }
    if (name === 'table:table' && ++this.#tables === 1) this.#rows = [];
    if (this.#tables !== 1) return;
    if (name === 'table:table-row') this.#rows.push([]);
    if (name === 'table:table-cell') {
      this.#text = '';
      this.#spanned = Number(attributes['table:number-columns-spanned'] ?? 1) - 1;
    }
    if (name === 'table:covered-table-cell') this.#rows.at(-1)?.push(this.#spanned-- > 0 ? '' : this.#above());
  }

  text(text: string): void {
    if (this.#unseen === 0) this.#text += text;
  }

  close(name: string): void {
    if (this.#unseen > 0) {
      this.#unseen--;
      return;
    }
    if (name === 'text:note-body') {
      this.#notes--;
      this.#text = `${this.#text.trimEnd()})`;
    } else if (name === 'table:table-cell' && this.#tables === 1) this.#rows.at(-1)?.push(this.#take());
    else if (name === 'table:table' && --this.#tables === 0) this.collector.table(this.#rows);
    else if (name === 'text:p' || name === 'text:h') this.#endParagraph();
  }

  #endParagraph(): void {
    // A paragraph inside a cell or a note is part of that cell or note.
    if (this.#tables > 0 || this.#notes > 0) {
      this.#text += ' ';
      return;
    }
    if (this.#level === null) this.collector.paragraph(this.#take());
    else this.collector.heading(this.#level, this.#take());
    this.#level = null;
  }

  /** A cell that spans rows is repeated in each of them. */
  #above(): string {
    const column = this.#rows.at(-1)?.length ?? 0;
    return this.#rows.at(-2)?.[column] ?? '';
  }

  #take(): string {
    const text = this.#text;
    this.#text = '';
    return text;
  }
}
