import { framedPage, PAGE_FRAME_HEADERS } from './page-frame';

/** Why a scan leads nowhere. */
export type DeadEnd = 'unknown' | 'deleted' | 'paused' | 'early' | 'ended' | 'away';

interface Page {
  readonly status: number;
  readonly title: string;
  readonly advice: string;
}

/** Only a permanent end is 410; whatever may lead somewhere again is 404. */
const PAGES: Readonly<Record<DeadEnd, Page>> = {
  unknown: { status: 404, title: 'This code is not known.', advice: 'Check the address, or scan the code again.' },
  deleted: { status: 404, title: 'This code was deleted.', advice: 'It leads nowhere any more.' },
  paused: { status: 404, title: 'This code is paused.', advice: 'Please try again later.' },
  early: { status: 404, title: 'This code is not active yet.', advice: 'Please try again later.' },
  ended: { status: 410, title: 'This code has ended.', advice: 'It leads nowhere any more.' },
  away: { status: 503, title: 'This code cannot be opened right now.', advice: 'Please try again in a moment.' },
};

/** Builds a small page for each reason, with its status and headers. */
export function linkPages() {
  const entries = Object.entries(PAGES).map(([reason, { status, title, advice }]) => {
    const bytes = Buffer.from(framedPage(title, `<p>${advice}</p>`));
    const headers = {
      ...PAGE_FRAME_HEADERS,
      ...(reason === 'away' && { 'retry-after': '2' }),
    };
    return [reason, { status, headers, bytes }] as const;
  });
  return Object.fromEntries(entries) as Record<DeadEnd, (typeof entries)[number][1]>;
}
