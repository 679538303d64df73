import { ApiError, showToast, storeDraft, useLocation, useNavigate } from '@frontdesk/shared/app';
import type { QrType } from '@frontdesk/shared/endpoints/qr';
import type { QrContent, QrPayloads } from '@frontdesk/shared/endpoints/qr-content';
import { newId } from '@frontdesk/shared/new-id';
import { useQueryClient } from '@frontdesk/shared/query';
import { useForm } from '@frontdesk/shared/ui/form';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { announceCodesChanged, refreshCodes } from '../../api/code-details';
import { shortLinksQuery } from '../../api/codes';
import { generateUrlQr, saveQr } from '../../api/save-codes';
import * as messages from '../../messages/common';
import * as words from '../../messages/links';
import * as studioMessages from '../../messages/studio';
import { type EditedQr, type EditState, type ResultState, readEditState } from '../../model/navigation-state';
import type { QrStyle } from '../../model/qr-style';
import type { SavedQr } from '../../model/short-link';
import { codeUrl, urls } from '../../urls';
import { type Changeable, useChangeable } from '../links/use-changeable';
import { useSaveStyle } from '../result/use-save-style';
import { isSaved, styleInWork } from '../work-in-progress';

interface MadeCode {
  readonly dataUrl: string;
  /** The short link in the image of a code that has one. */
  readonly url?: string;
  /** Whether the short link leads to another destination until the code is saved. */
  readonly isUnsaved?: boolean;
}

interface Generator<T extends QrType> {
  /** The code that is open in the form, if any. */
  readonly edited: EditedQr<T> | null;
  /** The key of the form's draft. */
  readonly draft: string;
  /** Whether the code will be changeable later. */
  readonly changeable: Changeable;
  /** Sets what the next submission does with the style: `null` generates, a style saves the edited code with it. */
  readonly saveNext: (style: (() => Promise<QrStyle>) | null) => void;
  /** Generates the code and opens the result, or saves it. Throws on failure, so that the form stays. */
  readonly submit: (payload: QrPayloads[T]) => Promise<void>;
}

/** Provides what all forms share: the code that they were opened with, and the submission. */
function useGenerator<T extends QrType>(type: T, generate: (payload: QrPayloads[T]) => Promise<string>): Generator<T> {
  const navigate = useNavigate();
  const { pathname, search, state: opened } = useLocation();
  // A jump inside the page has no state; the opened code stays.
  const [edited] = useState(() => readUnsaved(type, opened));
  const id = edited?.id;
  const changeable = useChangeable({
    type,
    id,
    draft: `qr-link/${type}/${id ?? 'new'}`,
    isFixed: edited?.isFixed,
  });
  const { saveStyle } = useSaveStyle(id);
  const queries = useQueryClient();
  const styleToSave = useRef<(() => Promise<QrStyle>) | null>(null);
  const isOpen = useRef(false);
  useEffect(function knowWhetherOpen() {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  async function submit(payload: QrPayloads[T]) {
    if (styleToSave.current && id !== undefined) return save(id, payload, await styleToSave.current());
    const made = await make(payload).catch(report);
    // Saving an edited code again changes it; saving a new code again would create another.
    const draft = id === undefined ? (edited?.draft ?? newId()) : undefined;
    const { isOffered, isOn } = changeable;
    const sent: EditState = {
      id,
      name: edited?.name,
      payload: JSON.stringify(payload),
      draft,
      style: styleInWork.get(id),
      isFixed: isOffered ? !isOn : undefined,
    };
    const state: ResultState = { ...sent, ...made, type };
    // The owner may have opened another page meanwhile.
    if (!isOpen.current) return;
    // Going back from the result leads to the form as it was sent. Not awaited, so that both steps render together.
    void navigate({ pathname, search }, { replace: true, state: sent });
    await navigate(urls.result, { state });
    forgetDrafts();
  }

  /** Changes where a printed code leads, without another picture. */
  async function save(savedId: SavedQr['id'], payload: QrPayloads[T], style: QrStyle) {
    const content = { type, payload } as QrContent;
    await saveQr({ content, name: edited?.name ?? '', id: savedId }).catch(report);
    await saveStyle(savedId, style);
    await refreshCodes(queries);
    announceCodesChanged();
    showToast('success', words.leadsSaved);
    if (!isOpen.current) return;
    await navigate(codeUrl(savedId));
    forgetDrafts();
  }

  /** Forgets the style and the choice, which are saved or in the history now. */
  function forgetDrafts() {
    storeDraft(styleInWork.draft(id), undefined);
    changeable.forget();
  }

  async function make(payload: QrPayloads[T]): Promise<MadeCode> {
    // A code that was printed with a short link must never be drawn without it, however long the links take to load.
    const links = id === undefined ? null : await queries.fetchQuery(shortLinksQuery);
    const link = links?.get(String(id));
    if (!link) return { dataUrl: await generate(payload) };
    return { url: link.url, isUnsaved: true, dataUrl: await generateUrlQr({ Url: link.url }) };
  }
  const saveNext = (style: (() => Promise<QrStyle>) | null) => {
    styleToSave.current = style;
  };
  return { edited, draft: `qr/${type}/${id ?? 'new'}`, changeable, saveNext, submit };
}

/** Reads the opened code, unless it has been saved meanwhile: saving it again would create a second code. */
export function readUnsaved<T extends QrType>(type: T, opened: unknown): EditedQr<T> | null {
  const found = readEditState(type, opened);
  return isSaved(found?.draft) ? null : found;
}

function report(error: unknown): never {
  console.error(hasOtherStatus(error) ? studioMessages.generateLog : messages.errorLog, error);
  throw error;
}

/** Whether the server answered with another status than the 200 that spec section 8.4 requires. */
function hasOtherStatus(error: unknown): boolean {
  return error instanceof ApiError && error.status !== null && error.status !== 200;
}

interface GeneratorFormOptions<T extends QrContent['type'], Values> {
  readonly type: T;
  /** The values of a form that opens without a code. */
  readonly empty: Values;
  readonly schema: v.GenericSchema<Values, QrPayloads[T]>;
  readonly generate: (payload: QrPayloads[T]) => Promise<string>;
}

/** The state of a form that generates codes: `form` is for its fields, `frame` for its `GeneratorForm`. */
export function useGeneratorForm<T extends QrContent['type'], Values extends Readonly<Record<string, string>>>({
  type,
  empty,
  schema,
  generate,
}: GeneratorFormOptions<T, Values>) {
  const { edited, draft, changeable, saveNext, submit } = useGenerator(type, generate);
  const form = useForm({ initial: (edited?.payload as Values | undefined) ?? empty, schema, submit, draft });
  const checked = v.safeParse(schema, form.values);
  const content = checked.success ? ({ type, payload: checked.output } as QrContent) : null;
  return { form, frame: { type, editedName: edited?.name, form, changeable, saveNext, content } };
}

/**
 * Returns a key that changes when a form is opened again, even at the same address, but not on a jump inside the page
 * (Skip to content).
 */
export function useOpeningKey(): string {
  const { key, hash } = useLocation();
  const [opened, setOpened] = useState(key);
  if (hash === '' && key !== opened) setOpened(key);
  return opened;
}
