import type { TextFile } from './source-files';

/** The numbers in `spec section 7.4` and `spec sections 2, 5 and 8`. */
const REFERENCE = /\bsections?\s+(\d[\d.]*(?:(?:, | and )\d[\d.]*)*)/gi;
/** References to sections of other documents: `(RFC 9112, section 3.2.2)`, `(WPA3 specification 3.0, section 7)`. */
const OTHER_DOCUMENT = /(?:RFC|specification) [\d.]+,$/;
const LINK = /(?:^|[/(])spec\.md#([\w-]+)/g;
const HEADING = /^#{2,3} (([\d.]*\d)\.? .*)$/gm;

/**
 * Every reference to the specification without a heading in `docs/spec.md`, and every section number without its
 * document. One sentence each, with file and line.
 */
export function specReferenceProblems(files: readonly TextFile[], spec: string): string[] {
  const headings = [...spec.matchAll(HEADING)];
  const numbers = new Set(headings.map(([, , number]) => number));
  const anchors = new Set(headings.map(([, title = '']) => anchorOf(title)));
  return files.flatMap((file) => [
    ...[...file.text.matchAll(REFERENCE)].flatMap((found) => referenceProblems(file, found, numbers)),
    ...[...file.text.matchAll(LINK)]
      .filter(([, anchor = '']) => !anchors.has(anchor))
      .map(({ 1: anchor, index }) => `${placeOf(file, index)} links to spec.md#${anchor}, which is no heading.`),
  ]);
}

function referenceProblems(file: TextFile, found: RegExpExecArray, numbers: ReadonlySet<string | undefined>): string[] {
  const [, listed = ''] = found;
  const place = placeOf(file, found.index);
  // A comment may break its line before the word.
  const before = file.text.slice(0, found.index).replace(/[\s*/]+$/, '');
  if (OTHER_DOCUMENT.test(before)) return [];
  if (!/\bspec$/i.test(before)) return [`${place} names section ${listed} of no document: write 'spec section'.`];
  return listed
    .split(/, | and /)
    .map((number) => number.replace(/\.$/, ''))
    .filter((number) => !numbers.has(number))
    .map((number) => `${place} names spec section ${number}, which is no heading of docs/spec.md.`);
}

const placeOf = ({ path, text }: TextFile, index: number) => `${path}:${text.slice(0, index).split('\n').length}`;

/** The anchor that Markdown pages use to link to a heading. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}
