import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { useQueryClient } from '@frontdesk/shared/query';
import { useRef } from 'react';
import { attachShortLink } from '../../api/attach-short-link';
import { createShortLink } from '../../api/create-short-link';
import { generateUrlQr } from '../../api/generate-url-qr';
import { getMyQrs } from '../../api/get-my-qrs';
import { shortLinksQuery } from '../../api/get-short-links';
import { saveQr } from '../../api/save-qr';
import type { SavedQr } from '../../model/saved-qr';

interface Wanted {
  readonly content: QrContent;
  /** The saved code; absent for a new one, which is saved with its link. */
  readonly id?: SavedQr['id'] | undefined;
  readonly name: string;
  /** The end of the link that the owner chose; empty for random characters. */
  readonly word: string;
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
    await Promise.all(
      [getMyQrs().queryKey, shortLinksQuery.queryKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
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
