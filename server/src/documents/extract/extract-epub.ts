import { posix } from 'node:path';
import type { Block } from './block';
import { decodeText } from './decode-text';
import { extractHtml } from './extract-html';
import { ExtractionFailure, FAILURES } from './extraction-failure';
import { type OpenZip, withZip } from './open-zip';

/** Reads e-books: their chapters in reading order, without the contents pages. */
export function extractEpub(bytes: Buffer): Promise<Block[]> {
  return withZip(bytes, async (zip) => {
    const chapters = await readSpine(zip, await packagePath(zip));
    await refuseProtected(zip, chapters);
    const blocks: Block[] = [];
    for (const path of chapters) {
      const html = await zip.read(path);
      if (html) blocks.push(...extractHtml(decodeText(html), { isXhtml: true }));
    }
    return blocks;
  });
}

async function packagePath(zip: OpenZip): Promise<string> {
  let path = '';
  await zip.readXml('META-INF/container.xml', {
    open(name, attributes) {
      if (name === 'rootfile' && path === '') path = attributes['full-path'] ?? '';
    },
  });
  if (!zip.has(path)) throw new ExtractionFailure(FAILURES.damagedOffice);
  return path;
}

/** Lists a book's files in reading order. */
async function readSpine(zip: OpenZip, packageFile: string): Promise<string[]> {
  const files = new Map<string, string>();
  const spine: string[] = [];
  const contents: string[] = [];
  const folder = posix.dirname(packageFile);
  await zip.readXml(packageFile, {
    open(name, { id, href, properties, idref, ...attributes }) {
      const tag = name.replace(/^.*:/, '');
      if (tag === 'reference' && attributes['type'] === 'toc') contents.push(posix.join(folder, href ?? ''));
      const isText = /html/.test(attributes['media-type'] ?? '');
      if (tag === 'item' && id && href && isText && !/\bnav\b/.test(properties ?? '')) {
        files.set(id, posix.join(folder, decodeURI(href.replace(/%(?![0-9a-f]{2})/gi, '%25'))));
      }
      if (tag === 'itemref' && idref) spine.push(idref);
    },
  });
  return spine.flatMap((id) => files.get(id) ?? []).filter((path) => !contents.includes(path));
}

/** Refuses books with encrypted chapters, which may not be copied. Encrypted fonts are common and harmless. */
async function refuseProtected(zip: OpenZip, chapters: readonly string[]): Promise<void> {
  await zip.readXml('META-INF/encryption.xml', {
    open(name, { URI = '' }) {
      if (name.endsWith('CipherReference') && chapters.includes(URI)) {
        throw new ExtractionFailure(FAILURES.protectedBook);
      }
    },
  });
}
