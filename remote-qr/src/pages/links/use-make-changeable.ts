import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
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
  /** The saved code; absent for a new one, which is saved with its link. */
  readonly id?: SavedQr['id'] | undefined;
  readonly name: string;
  /** The end of the link that the owner chose; empty for random characters. */
  readonly word: string;
  /** How the code looks; absent for black on white. */
  readonly style?: QrStyle | undefined;
}

/** A saved code with the picture of its short link. */
export interface MadeChangeable {
  readonly id: SavedQr['id'];
  readonly name: string;
  readonly url: string;
  readonly dataUrl: string;
}

/** Gives a code a short link. Rejects when the server refuses the word, the destination or the code. */
export function useMakeChangeable(): (wanted: Wanted) => Promise<MadeChangeable> {
  const queries = useQueryClient();
  const made = useRef<{ readonly of: string; readonly link: Omit<MadeChangeable, 'dataUrl'> } | null>(null);
  return async (wanted) => {
    const of = JSON.stringify([wanted.content, wanted.word]);
    // After a failure further on, the same code is not created again.
    if (made.current?.of !== of) made.current = { of, link: await giveLink(wanted) };
    const { id, name, url } = made.current.link;
    await storeStyle(id, wanted.style);
    refreshCodes(queries);
    announceCodesChanged();
    return { id, name, url, dataUrl: await generateUrlQr({ Url: url }) };
  };
}

async function giveLink({ content, id, name, word }: Wanted) {
  if (id === undefined) return createShortLink(content, word, name);
  // The link leads to what is saved.
  await saveQr({ content, name, id });
  const { url } = await attachShortLink(id, word);
  return { id, name, url };
}

/** The code is made already, so a style that cannot be stored is no reason to fail; 'Save QR Code' stores it again. */
async function storeStyle(id: SavedQr['id'], style: QrStyle | undefined): Promise<void> {
  if (!style || isPlain(style)) return;
  await nullWhenUnknown(setQrStyle(id, style)).catch((error: unknown) => console.error(errorLog, error));
}
