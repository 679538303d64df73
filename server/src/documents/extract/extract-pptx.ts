import { type Block, BlockCollector } from './block';
import { type OpenZip, withZip, type XmlHandlers } from './open-zip';
import { readRelations } from './read-relations';

const PRESENTATION = 'ppt/presentation.xml';
/** Placeholders whose text repeats on every slide. */
const RUNNING = new Set(['ftr', 'dt', 'sldNum', 'hdr']);

/**
 * Reads PowerPoint presentations: a slide's title becomes the heading of its text. Skips hidden slides and speaker
 * notes.
 */
export function extractPptx(bytes: Buffer): Promise<Block[]> {
  return withZip(bytes, async (zip) => {
    const relations = await readRelations(zip, PRESENTATION);
    const collector = new BlockCollector();
    for (const id of await slideIds(zip)) {
      const path = relations.get(id)?.path;
      if (path && !(await isHidden(zip, path))) await zip.readXml(path, new SlideReader(collector));
    }
    return collector.blocks;
  });
}

async function slideIds(zip: OpenZip): Promise<string[]> {
  const ids: string[] = [];
  await zip.readXml(PRESENTATION, {
    open(name, attributes) {
      if (name === 'p:sldId' && attributes['r:id']) ids.push(attributes['r:id']);
    },
  });
  return ids;
}

async function isHidden(zip: OpenZip, path: string): Promise<boolean> {
  let hidden = false;
  await zip.readXml(path, {
    open(name, { show }) {
      if (name === 'p:sld') hidden = show === '0' || show === 'false';
    },
  });
  return hidden;
}

class SlideReader implements XmlHandlers {
  #text = '';
  #paragraphs: string[] = [];
  #placeholder = '';
  #isText = false;
  #rows: string[][] | null = null;

  constructor(private readonly collector: BlockCollector) {}

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'p:sp') {
      this.#placeholder = '';
      this.#paragraphs = [];
    }
    if (name === 'p:ph') this.#placeholder = attributes['type'] ?? 'body';
    if (name === 'a:tbl') this.#rows = [];
    if (name === 'a:tr') this.#rows?.push([]);
    if (name === 'a:tc') this.#paragraphs = [];
    if (name === 'a:br' || name === 'a:tab') this.#text += ' ';
    this.#isText = name === 'a:t';
  }

  text(text: string): void {
    if (this.#isText) this.#text += text;
  }

  close(name: string): void {
    this.#isText = false;
    if (name === 'a:p') {
      this.#paragraphs.push(this.#text);
      this.#text = '';
    } else if (name === 'a:tc') this.#rows?.at(-1)?.push(this.#paragraphs.join(' '));
    else if (name === 'a:tbl') {
      this.collector.table(this.#rows ?? []);
      this.#rows = null;
    } else if (name === 'p:sp') this.#endShape();
  }

  #endShape(): void {
    if (RUNNING.has(this.#placeholder)) return;
    if (/title/i.test(this.#placeholder) && this.#placeholder !== 'subTitle') {
      this.collector.heading(1, this.#paragraphs.join(' '));
    } else for (const paragraph of this.#paragraphs) this.collector.paragraph(paragraph);
  }
}
