import type { Theme } from '@frontdesk/shared/endpoints/widget-theme';
import { AA_RATIO, contrastRatio, readableOn } from '../../widget/contrast';

/** One text of the widget on its ground. */
export interface ContrastCheck {
  readonly place: 'header' | 'outgoing' | 'incoming';
  readonly text: string;
  readonly ground: string;
  /** From 1 to 21, cut to one decimal, so that 4.49 does not show as 4.5. */
  readonly ratio: string;
  readonly isReadable: boolean;
  /** The chosen text colour's own ratio, where another had to be taken. */
  readonly refused: string | null;
}

export function contrastChecks({ headerColor, outgoingBg, incomingBg, textColor }: Theme): ContrastCheck[] {
  const taken = readableOn(incomingBg, textColor);
  return [
    check('header', textColor, headerColor),
    check('outgoing', textColor, outgoingBg),
    {
      ...check('incoming', taken, incomingBg),
      refused: taken === textColor ? null : cut(contrastRatio(textColor, incomingBg)),
    },
  ];
}

function check(place: ContrastCheck['place'], text: string, ground: string): ContrastCheck {
  const ratio = contrastRatio(text, ground);
  return { place, text, ground, ratio: cut(ratio), isReadable: ratio >= AA_RATIO, refused: null };
}

function cut(ratio: number): string {
  return (Math.floor(ratio * 10 + 1e-9) / 10).toFixed(1);
}
