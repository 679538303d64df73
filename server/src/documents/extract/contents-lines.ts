/** What contents pages are headed with. */
const HEADING =
  /^\W*(?:\d+\W+)?(?:table of contents|contents|index|inhalt|inhaltsverzeichnis|inhaltsübersicht|table des matières|sommaire|índice|contenido|sommario|indice|inhoud|inhoudsopgave|spis treści|obsah|sisältö|innehåll|indhold|tartalom|cuprins|содержание|оглавление|目次|目录)\W*$/iu;
const LEADER = /(?:[.·_…‥]\s?){3,}/;
const ENTRY = /^(.{2,200}?)[\s.·_…‥-]+(\d{1,4}|[ivxlc]{1,7})\s*$/i;
const MONEY = /\p{Sc}|\b(?:EUR|USD|GBP|CHF|PLN|Kč|zł)\b|\d[.,]\d{2}\b/u;
/** Titles that take two lines, and the names of parts. */
const BETWEEN_MAX = 2;
const ENTRIES_MIN = { underHeading: 2, withLeaders: 4 };

interface Entry {
  readonly at: number;
  readonly page: number;
  readonly hasLeader: boolean;
}

/**
 * Which of `lines` are contents pages: entries whose page numbers grow, under a heading that says so or with dot
 * leaders. A price list has leaders too, but its numbers go up and down, or are prices.
 */
export function contentsLines(lines: readonly string[], pages = 9999): ReadonlySet<number> {
  const found = new Set<number>();
  let run: Entry[] = [];
  let heading: number | null = null;
  const endRun = () => {
    const [first, last] = [run[0], run.at(-1)];
    if (first && last && isContents(run, heading !== null, pages)) {
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
  // Roman numbers come before the first page.
  return { at, page: /^\d/.test(number) ? Number(number) : 0, hasLeader: LEADER.test(line) };
}

function isContents(run: readonly Entry[], isUnderHeading: boolean, pages: number): boolean {
  // Books count their first pages apart.
  if (run.some(({ page }) => page > pages + 40)) return false;
  if (isUnderHeading) return run.length >= ENTRIES_MIN.underHeading;
  const withLeaders = run.filter(({ hasLeader }) => hasLeader).length;
  const different = new Set(run.map(({ page }) => page)).size;
  return withLeaders >= ENTRIES_MIN.withLeaders && withLeaders >= run.length * 0.8 && different >= 3;
}
