import { ApiError, storeDraft, useLocation, useNavigate } from '@frontdesk/shared/app';
import type { QrType } from '@frontdesk/shared/endpoints/qr';
import type { QrPayloads } from '@frontdesk/shared/endpoints/qr-content';
import { newId } from '@frontdesk/shared/new-id';
import { useEffect, useRef, useState } from 'react';
import * as messages from '../../messages';
import { type EditedQr, type EditState, type ResultState, readEditState } from '../../model/navigation-state';
import { urls } from '../../urls';
import { isSaved } from '../saved-drafts';
import { styleInWork } from '../style-in-work';

interface Generator<T extends QrType> {
  /** The code that was opened in the form, if any. */
  readonly edited: EditedQr<T> | null;
  /** The name under which the form keeps what is unsaved. */
  readonly draft: string;
  /** Generates and goes to the result; throws what went wrong, so that the form stays. */
  readonly submit: (payload: QrPayloads[T]) => Promise<void>;
}

/** What the three forms share: the code they were opened with, and the way to the result. */
export function useGenerator<T extends QrType>(
  type: T,
  generate: (payload: QrPayloads[T]) => Promise<string>,
): Generator<T> {
  const navigate = useNavigate();
  const { pathname, search, state: opened } = useLocation();
  // A jump inside the page has no state; the code stays the one that was opened.
  const [edited] = useState(() => readUnsaved(type, opened));
  const isOpen = useRef(false);
  useEffect(function knowWhetherOpen() {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  async function submit(payload: QrPayloads[T]) {
    const dataUrl = await generate(payload).catch(report);
    // A saved code is changed however often it is saved; a new one would be saved twice.
    const draft = edited?.id === undefined ? (edited?.draft ?? newId()) : undefined;
    const sent: EditState = {
      id: edited?.id,
      name: edited?.name,
      payload: JSON.stringify(payload),
      draft,
      style: styleInWork.get(edited?.id),
    };
    const state: ResultState = { ...sent, dataUrl, type };
    // The way back from the result leads to the form as it was sent. Not awaited: both steps are drawn as one.
    if (isOpen.current) void navigate({ pathname, search }, { replace: true, state: sent });
    await navigate(urls.result, { state });
    // The history has the style now.
    storeDraft(styleInWork.draft(edited?.id), undefined);
  }
  return { edited, draft: `qr/${type}/${edited?.id ?? 'new'}`, submit };
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

/** The server answered, but not with the 200 that the spec asks for (section 8). */
function hasOtherStatus(error: unknown): boolean {
  return error instanceof ApiError && error.status !== null && error.status !== 200;
}
