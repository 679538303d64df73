import { ApiError, storeDraft, useLocation, useNavigate } from '@frontdesk/shared/app';
import type { QrType } from '@frontdesk/shared/endpoints/qr';
import type { QrContent, QrPayloads } from '@frontdesk/shared/endpoints/qr-content';
import { newId } from '@frontdesk/shared/new-id';
import { useQueryClient } from '@frontdesk/shared/query';
import { useEffect, useRef, useState } from 'react';
import { generateUrlQr } from '../../api/generate-url-qr';
import { shortLinksQuery } from '../../api/get-short-links';
import * as messages from '../../messages';
import { type EditedQr, type EditState, type ResultState, readEditState } from '../../model/navigation-state';
import { urls } from '../../urls';
import { type Changeable, useChangeable } from '../links/use-changeable';
import { useMakeChangeable } from '../links/use-make-changeable';
import { isSaved } from '../saved-drafts';
import { styleInWork } from '../style-in-work';

interface MadeCode {
  readonly id: EditedQr<QrType>['id'];
  readonly name: string | undefined;
  readonly dataUrl: string;
  /** The short link that the image carries. */
  readonly url?: string;
  /** Whether the short link leads elsewhere until the code is saved. */
  readonly isUnsaved?: boolean;
}

interface Generator<T extends QrType> {
  /** The code that was opened in the form, if any. */
  readonly edited: EditedQr<T> | null;
  /** The name under which the form keeps what is unsaved. */
  readonly draft: string;
  /** Whether the code is made so that it can be changed later. */
  readonly changeable: Changeable;
  /** Generates and goes to the result; throws what went wrong, so that the form stays. */
  readonly submit: (payload: QrPayloads[T]) => Promise<void>;
}

/** What the forms share: the code they were opened with, and the way to the result. */
export function useGenerator<T extends QrType>(
  type: T,
  generate: (payload: QrPayloads[T]) => Promise<string>,
): Generator<T> {
  const navigate = useNavigate();
  const { pathname, search, state: opened } = useLocation();
  // A jump inside the page has no state; the opened code stays.
  const [edited] = useState(() => readUnsaved(type, opened));
  const changeable = useChangeable(type, edited?.id, `qr-link/${type}/${edited?.id ?? 'new'}`);
  const makeChangeable = useMakeChangeable();
  const queries = useQueryClient();
  const isOpen = useRef(false);
  useEffect(function knowWhetherOpen() {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  async function submit(payload: QrPayloads[T]) {
    const { dataUrl, url, isUnsaved, ...code } = await make(payload).catch(report);
    // A saved code is changed however often it is saved; a new one would be saved twice.
    const draft = code.id === undefined ? (edited?.draft ?? newId()) : undefined;
    const style = styleInWork.get(edited?.id);
    const sent: EditState = { ...code, payload: JSON.stringify(payload), draft, style };
    const state: ResultState = { ...sent, dataUrl, type, url, isUnsaved };
    // Another page may have been opened meanwhile, and stays.
    if (!isOpen.current) return;
    // The way back from the result leads to the form as it was sent. Not awaited: both steps are drawn as one.
    void navigate({ pathname, search }, { replace: true, state: sent });
    await navigate(urls.result, { state });
    // The history has the style now.
    storeDraft(styleInWork.draft(edited?.id), undefined);
  }

  async function make(payload: QrPayloads[T]): Promise<MadeCode> {
    const code = { id: edited?.id, name: edited?.name };
    const { isOffered, isOn, word } = changeable;
    // A code that was printed with a short link must not be drawn without it, however long the links take to load.
    const links = code.id === undefined ? null : await queries.fetchQuery(shortLinksQuery);
    const link = links?.get(String(code.id));
    if (link) return { ...code, url: link.url, isUnsaved: true, dataUrl: await generateUrlQr({ Url: link.url }) };
    if (!isOffered || !isOn) return { ...code, dataUrl: await generate(payload) };
    const made = await makeChangeable({
      ...code,
      name: code.name ?? '',
      content: { type, payload } as QrContent,
      word,
      style: styleInWork.get(edited?.id),
    });
    changeable.choose({ isOn: false, word: '' });
    return made;
  }
  return { edited, draft: `qr/${type}/${edited?.id ?? 'new'}`, changeable, submit };
}

/** What was saved meanwhile is not opened again: saving it would make a second one. */
export function readUnsaved<T extends QrType>(type: T, opened: unknown): EditedQr<T> | null {
  const found = readEditState(type, opened);
  return isSaved(found?.draft) ? null : found;
}

function report(error: unknown): never {
  console.error(hasOtherStatus(error) ? messages.generateLog : messages.errorLog, error);
  throw error;
}

/** The server answered, but not with the 200 that spec section 8.4 requires. */
function hasOtherStatus(error: unknown): boolean {
  return error instanceof ApiError && error.status !== null && error.status !== 200;
}
