import type { Page } from '@playwright/test';

/** The position of a screen's heading, at 1280 px. In a right-to-left language, `left` is measured from the right. */
export interface Frame {
  readonly screen: string;
  /** Screens of one kind have the same frame. */
  readonly kind: string;
  readonly left: number;
  readonly top: number;
  readonly fontSize: string;
}

/**
 * Screens whose frame differs on purpose: the home dashboard, a conversation next to its list, the link back above an
 * agent, and what guests see.
 */
const OWN_FRAME =
  /^(?:Demo )?\/(?:admin$|admin |c\/|conversations\/|agent\/|MyQr\/)| dialog$|^Narrow menu$|^(?:Agent |A conversation |A person: |A place: |Chat Test |Uploads |Destination |Palette|Offline$|A site without a login$|Widget: )/;

/** Measures the frame of a screen whose heading is in a frame of the product. */
export async function frameOf(page: Page, screen: string): Promise<Frame[]> {
  if (OWN_FRAME.test(screen)) return [];
  const found = await page.evaluate(() => {
    const heading = document.querySelector('main h1');
    if (!heading) return null;
    const { left, right, top } = heading.getBoundingClientRect();
    const isSignedIn = document.querySelector('nav') !== null;
    return {
      kind: isSignedIn ? 'signed in' : 'signed out',
      left: Math.round(document.dir === 'rtl' ? document.documentElement.clientWidth - right : left),
      // Forms that are not signed in are centered.
      top: isSignedIn ? Math.round(top + scrollY) : 0,
      fontSize: getComputedStyle(heading).fontSize,
    };
  });
  return found ? [{ screen, ...found }] : [];
}

const lineOf = ({ left, top, fontSize }: Frame) => `${left}, ${top}, ${fontSize}`;

/** Returns a line for each screen whose heading is not where most screens of its kind have it. */
export function frameFaults(frames: readonly Frame[]): string[] {
  return [...new Set(frames.map(({ kind }) => kind))].flatMap((kind) => {
    const own = frames.filter((frame) => frame.kind === kind);
    const counts = new Map<string, number>();
    for (const frame of own) counts.set(lineOf(frame), (counts.get(lineOf(frame)) ?? 0) + 1);
    const [usual = ''] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
    return own
      .filter((frame) => lineOf(frame) !== usual)
      .map(
        (frame) => `${frame.screen} has its heading at ${lineOf(frame)}; other screens (${kind}) have it at ${usual}.`,
      );
  });
}
