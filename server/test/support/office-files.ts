import JSZip from 'jszip';

/** Makes a zip of text files. The first is uncompressed, as books and OpenDocument files require. */
async function makeZip(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new JSZip();
  const [first] = Object.keys(files);
  for (const [name, content] of Object.entries(files)) {
    zip.file(name, content, { compression: name === first ? 'STORE' : 'DEFLATE' });
  }
  return zip.generateAsync({ type: 'nodebuffer' });
}

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';

function relations(type: string, targets: readonly string[]): string {
  const one = (target: string, at: number) =>
    `<Relationship Id="rId${at + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  return `<?xml version="1.0"?><Relationships xmlns="${RELATIONSHIPS}">${targets.map(one).join('')}</Relationships>`;
}

export interface SheetXml {
  readonly name: string;
  readonly state?: 'hidden';
  /** The content of `<worksheet>`. */
  readonly xml: string;
}

/** Makes an Excel workbook with the given formats for its cell styles 1, 2, … */
export function makeXlsx(
  sheets: readonly SheetXml[],
  { texts = [], formats = [] }: { texts?: readonly string[]; formats?: readonly string[] } = {},
): Promise<Buffer> {
  const entry = ({ name, state }: SheetXml, at: number) =>
    `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`;
  const codes = formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join('');
  const styles = formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`).join('');
  return makeZip({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook><workbookPr/><sheets>${sheets.map(entry).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      'worksheet',
      sheets.map((_, at) => `worksheets/sheet${at + 1}.xml`),
    ),
    'xl/styles.xml': `<styleSheet><numFmts>${codes}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><r><t>${text}</t></r><rPh><t>x</t></rPh></si>`).join('')}</sst>`,
    ...Object.fromEntries(
      sheets.map(({ xml }, at) => [`xl/worksheets/sheet${at + 1}.xml`, `<worksheet>${xml}</worksheet>`]),
    ),
  });
}

/** Makes a PowerPoint presentation; each slide is given as the content of its shape tree, and its notes. */
export function makePptx(slides: readonly { xml: string; notes?: string; isHidden?: boolean }[]): Promise<Buffer> {
  const ids = slides.map((_, at) => `<p:sldId id="${256 + at}" r:id="rId${at + 1}"/>`).join('');
  const tree = (xml: string) => `<p:cSld><p:spTree>${xml}</p:spTree></p:cSld>`;
  return makeZip({
    '[Content_Types].xml': '<Types/>',
    'ppt/presentation.xml': `<p:presentation><p:sldIdLst>${ids}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(
      'slide',
      slides.map((_, at) => `slides/slide${at + 1}.xml`),
    ),
    ...Object.fromEntries(
      slides.flatMap(({ xml, notes = '', isHidden }, at) => [
        [`ppt/slides/slide${at + 1}.xml`, `<p:sld${isHidden ? ' show="0"' : ''}>${tree(xml)}</p:sld>`],
        [`ppt/notesSlides/notesSlide${at + 1}.xml`, `<p:notes>${tree(slideText('body', [notes]))}</p:notes>`],
      ]),
    ),
  });
}

/** Returns a slide's shape with its paragraphs: 'title', 'body', 'sldNum' … */
export function slideText(placeholder: string, paragraphs: readonly string[]): string {
  const text = paragraphs.map((paragraph) => `<a:p><a:r><a:t>${paragraph}</a:t></a:r></a:p>`).join('');
  return `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${placeholder}"/></p:nvPr></p:nvSpPr><p:txBody>${text}</p:txBody></p:sp>`;
}

/** Makes an OpenDocument text; `body` is the content of `<office:text>`. */
export function makeOdt(body: string, manifest = '<manifest:manifest/>'): Promise<Buffer> {
  return makeZip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<?xml version="1.0"?><office:document-content><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    'META-INF/manifest.xml': manifest,
  });
}

/** Makes a book with a contents page and the given chapters, in reading order. */
export function makeEpub(chapters: readonly string[], extra: Readonly<Record<string, string>> = {}): Promise<Buffer> {
  const names = chapters.map((_, at) => `text/chapter ${chapters.length - at}.xhtml`);
  const item = (name: string, at: number) =>
    `<item id="c${at}" href="${encodeURI(name)}" media-type="application/xhtml+xml"/>`;
  const page = (body: string) =>
    `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title/><script src="a.js"/></head><body>${body}</body></html>`;
  return makeZip({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': '<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
    'OEBPS/book.opf': `<package><manifest><item id="nav" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/>${names.map(item).join('')}</manifest><spine><itemref idref="nav"/>${names.map((_, at) => `<itemref idref="c${at}"/>`).join('')}</spine></package>`,
    'OEBPS/nav.xhtml': page('<h1>Contents</h1><p>Chapter one</p>'),
    ...Object.fromEntries(names.map((name, at) => [`OEBPS/${name}`, page(chapters[at] ?? '')])),
    ...extra,
  });
}
