import { useStoreDraft, useStoredDraft } from '@frontdesk/shared/app';
import type { QrType } from '@frontdesk/shared/endpoints/qr';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { canBeShortLink } from '@frontdesk/shared/endpoints/short-link-types';
import { newId } from '@frontdesk/shared/new-id';
import { useQueryClient } from '@frontdesk/shared/query';
import { useRef, useState } from 'react';
import { announceCodesChanged, refreshCodes } from '../../api/code-details';
import { nullWhenUnknown } from '../../api/codes';
import { generateUrlQr, saveQr, setQrStyle } from '../../api/save-codes';
import { attachShortLink, createShortLink } from '../../api/short-links';
import { errorLog } from '../../messages';
import { isPlain, type QrStyle } from '../../model/qr-style';
import type { SavedQr, ShortLink } from '../../model/short-link';
import { useShortLinks } from './use-short-links';

interface Wanted {
  readonly content: QrContent;
  /** The saved code; absent for a new code, which is saved with its link. */
  readonly id?: SavedQr['id'] | undefined;
  readonly name: string;
  /** The slug that the owner chose; empty for a random one. */
  readonly word: string;
  /** Whether the content is already saved, so that only the link is missing. */
  readonly isSaved?: boolean;
  /** The style of the code; absent for black on white. */
  readonly style?: QrStyle | undefined;
}

/** A saved code with the picture of its short link. */
export interface MadeChangeable {
  readonly id: SavedQr['id'];
  readonly name: string;
  readonly url: string;
  readonly dataUrl: string;
}

/** Gives a code a short link. Rejects when the server refuses the slug, the destination or the code. */
export function useMakeChangeable(): (wanted: Wanted) => Promise<MadeChangeable> {
  const queries = useQueryClient();
  const made = useRef<{ readonly text: string; readonly link: GivenLink } | null>(null);
  // Identifies the new code until it is drawn: a repeated call corrects what the server saved when its answer was lost.
  const newCode = useRef(newId());

  async function giveLink({ content, id, name, word, isSaved }: Wanted): Promise<GivenLink> {
    if (id === undefined) return createShortLink({ content, word, name }, newCode.current);
    // Runs first, because a refused slug must change nothing.
    const { url } = await attachShortLink(id, word);
    if (!isSaved) await saveQr({ content, name, id });
    return { id, name, url };
  }

  return async (wanted) => {
    const { content, word, name } = wanted;
    const text = JSON.stringify({ content, word, name });
    // After a later failure, the created code is only corrected.
    const link = made.current?.text === text ? made.current.link : await giveLink(wanted);
    made.current = { text, link };
    await storeStyle(link.id, wanted.style);
    void refreshCodes(queries);
    announceCodesChanged();
    const dataUrl = await generateUrlQr({ Url: link.url });
    made.current = null;
    newCode.current = newId();
    return { ...link, dataUrl };
  };
}

type GivenLink = Omit<MadeChangeable, 'dataUrl'>;

/** Stores the style. The code already exists, so a failure here is ignored; 'Save QR Code' stores it again. */
async function storeStyle(id: SavedQr['id'], style: QrStyle | undefined): Promise<void> {
  if (!style || isPlain(style)) return;
  await nullWhenUnknown(setQrStyle(id, style)).catch((error: unknown) => console.error(errorLog, error));
}

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
