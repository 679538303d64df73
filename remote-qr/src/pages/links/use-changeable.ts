import { useStoreDraft, useStoredDraft } from '@frontdesk/shared/app';
import type { QrType } from '@frontdesk/shared/endpoints/qr';
import { canBeShortLink } from '@frontdesk/shared/endpoints/short-link-types';
import { useState } from 'react';
import type { SavedQr } from '../../model/saved-qr';
import type { ShortLink } from '../../model/short-link';
import { useShortLinks } from './use-short-links';

interface Chosen {
  readonly isOn: boolean;
  readonly word: string;
}

const STATIC: Chosen = { isOn: false, word: '' };

/** The state of the switch that makes a code changeable. */
export interface Changeable extends Chosen {
  /** Whether this server has short links, and this type can have one. */
  readonly isOffered: boolean;
  /** Whether this server has short links, but this type cannot have one. */
  readonly isStaticType: boolean;
  /** The existing short link of the edited code. */
  readonly link: ShortLink | undefined;
  readonly choose: (change: Partial<Chosen>) => void;
}

/** Provides the switch of a form. Its state survives leaving the page, under the key `draft`. */
export function useChangeable(type: QrType, id: SavedQr['id'] | undefined, draft: string): Changeable {
  const links = useShortLinks();
  const link = id === undefined ? undefined : links?.get(String(id));
  const [chosen, setChosen] = useState(useStoredDraft<Chosen>(draft) ?? STATIC);
  useStoreDraft(draft, chosen.isOn || chosen.word !== '' ? chosen : undefined);
  // Does not wait for the links of a new code: a switch that appears late would move the button below it.
  const hasLinks = id === undefined ? links !== null : Boolean(links);
  return {
    ...chosen,
    isOffered: hasLinks && canBeShortLink(type),
    isStaticType: hasLinks && !canBeShortLink(type),
    link,
    choose: (change) => setChosen((before) => ({ ...before, ...change })),
  };
}
