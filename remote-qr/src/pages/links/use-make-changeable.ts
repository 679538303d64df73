import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { newId } from '@frontdesk/shared/new-id';
import { useQueryClient } from '@frontdesk/shared/query';
import { useRef } from 'react';
import { attachShortLink } from '../../api/attach-short-link';
import { announceCodesChanged, refreshCodes } from '../../api/code-changes';
import { createShortLink } from '../../api/create-short-link';
import { generateUrlQr } from '../../api/generate-url-qr';
import { nullWhenUnknown } from '../../api/null-when-unknown';
import { saveQr } from '../../api/save-qr';
import { setQrStyle } from '../../api/set-qr-style';
import { errorLog } from '../../messages';
import { isPlain, type QrStyle } from '../../model/qr-style';
import type { SavedQr } from '../../model/saved-qr';

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
