/** Headings of contents pages. */
const HEADING =
  /^\W*(?:\d+\W+)?(?:table of contents|contents|index|inhalt|inhaltsverzeichnis|inhaltsübersicht|table des matières|sommaire|índice|contenido|sommario|indice|inhoud|inhoudsopgave|spis treści|obsah|sisältö|innehåll|indhold|tartalom|cuprins|содержание|оглавление|目次|目录)\W*$/iu;
const LEADER = /(?:[.·_…‥]\s?){3,}/;
const ENTRY = /^(.{2,200}?)[\s.·_…‥-]+(\d{1,4}|[ivxlc]{1,7})\s*$/i;
const MONEY = /\p{Sc}|\b(?:EUR|USD|GBP|CHF|PLN|Kč|zł)\b|\d[.,]\d{2}\b/u;
/** Maximum number of lines between entries: for titles that need two lines, and for names of parts. */
const BETWEEN_MAX = 2;
/**
 * Dot leaders under such a heading are clear evidence. If there is only one of the two, it may be a list: 'Screws 4'.
 */
const ENTRIES_MIN = { both: 2, either: 4 };
const PAGES_MIN = 3;
/** Few pages have fewer characters than this. */
const PAGE_CHARACTERS = 200;

interface Entry {
  readonly at: number;
  readonly page: number;
  readonly hasLeader: boolean;
}

/**
 * Returns which of `lines` are contents pages: entries with increasing page numbers, under such a heading or with dot
 * leaders. A price list also has leaders, but its numbers go up and down, or are prices. `pages` is the document's
 * number of pages; without it, page numbers after dot leaders are not checked, and others are checked against the
 * length of the text.
 */
export function contentsLines(lines: readonly string[], pages?: number): ReadonlySet<number> {
  const characters = lines.reduce((sum, line) => sum + line.length, 0);
  const pagesMax = pages ?? Math.ceil(characters / PAGE_CHARACTERS);
  const found = new Set<number>();
  let run: Entry[] = [];
  let heading: number | null = null;
  const endRun = () => {
    const [first, last] = [run[0], run.at(-1)];
    const hasLeaders = run.filter(({ hasLeader }) => hasLeader).length >= run.length * 0.8;
    // Books number their front pages separately.
    const pageMax = hasLeaders ? (pages ?? Number.POSITIVE_INFINITY) + 40 : pagesMax;
    if (first && last && last.page <= pageMax && isContents(run, heading !== null, hasLeaders)) {
      for (let at = heading ?? first.at; at <= last.at; at++) found.add(at);
    }
    run = [];
  };
  lines.forEach((line, at) => {
    const entry = entryOf(line, at);
    const last = run.at(-1);
    if (last && (at - last.at > BETWEEN_MAX + 1 || (entry && entry.page < last.page))) {
      endRun();
      heading = null;
    }
    if (HEADING.test(line)) heading = at;
    else if (entry) run.push(entry);
    else if (run.length === 0 && heading !== null && at - heading > BETWEEN_MAX + 1) heading = null;
  });
  endRun();
  return found;
}

function entryOf(line: string, at: number): Entry | null {
  const [, title = '', number = ''] = ENTRY.exec(line) ?? [];
  if (!/\p{L}/u.test(title) || MONEY.test(line)) return null;
  // Pages before the first one have Roman numbers.
  return { at, page: /^\d/.test(number) ? Number(number) : 0, hasLeader: LEADER.test(line) };
}

function isContents(run: readonly Entry[], isUnderHeading: boolean, hasLeaders: boolean): boolean {
  if (isUnderHeading && hasLeaders) return run.length >= ENTRIES_MIN.both;
  const different = new Set(run.map(({ page }) => page)).size;
  return (isUnderHeading || hasLeaders) && run.length >= ENTRIES_MIN.either && different >= PAGES_MIN;
}
