import { ApiError, showToast, storeDraft, useLocation, useNavigate } from '@frontdesk/shared/app';
import type { QrType } from '@frontdesk/shared/endpoints/qr';
import type { QrContent, QrPayloads } from '@frontdesk/shared/endpoints/qr-content';
import { isAlwaysShortLink } from '@frontdesk/shared/endpoints/qr-content';
import { newId } from '@frontdesk/shared/new-id';
import { useQueryClient } from '@frontdesk/shared/query';
import { useForm } from '@frontdesk/shared/ui/form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { announceCodesChanged, refreshCodes } from '../../api/code-details';
import { shortLinksQuery } from '../../api/codes';
import { fetchShortLink, generateUrlQr, saveQr, showSaved } from '../../api/save-codes';
import { createShortLink } from '../../api/short-links';
import * as messages from '../../messages/common';
import * as words from '../../messages/links';
import * as studioMessages from '../../messages/studio';
import { type EditedQr, type EditState, type ResultState, readEditState } from '../../model/navigation-state';
import type { SavedQr } from '../../model/qr-content';
import { formValuesOf, readPayload } from '../../model/qr-content';
import { PLAIN_STYLE, type QrStyle } from '../../model/qr-style';
import { codeUrl, urls } from '../../urls';
import { type Changeable, useChangeable } from '../links/use-changeable';
import { type EditedCode, useNewerCode } from '../result/use-newer-code';
import { useSaveStyle } from '../result/use-style';
import { isSaved, styleInWork } from '../work-in-progress';

interface MadeCode {
  readonly dataUrl: string;
  /** The code that was saved to get its short link, with its name. */
  readonly saved?: Pick<EditState, 'id' | 'name'>;
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
  /**
   * Sets what the next submission does: with a style, it saves the edited code in that style; with null, it generates
   * the code.
   */
  readonly saveNext: (style: (() => Promise<QrStyle>) | null) => void;
  /**
   * Runs before a submission with the typed payload and the form values that it is based on. Returns what to submit;
   * null when the owner wants to see newer changes first.
   */
  readonly before: (payload: QrPayloads[T], begun: object) => Promise<QrPayloads[T] | null>;
  readonly newerDialog: ReactNode;
  /** Generates the code and opens the result, or saves it. Throws on failure, so that the form remains open. */
  readonly submit: (payload: QrPayloads[T]) => Promise<void>;
}

/** Provides what all forms share: the code with which they were opened, and the submission. */
function useGenerator<T extends QrType>(type: T, generate: (payload: QrPayloads[T]) => Promise<string>): Generator<T> {
  const navigate = useNavigate();
  const { pathname, search, state: opened } = useLocation();
  // A jump within the page passes no state; the opened code is kept.
  const [edited] = useState(() => readUnsaved(type, opened));
  const id = edited?.id;
  const changeable = useChangeable({
    type,
    id,
    draft: `qr-link/${type}/${id ?? 'new'}`,
    isFixed: edited?.isFixed,
  });
  const { saveStyle } = useSaveStyle(id);
  const newer = useNewerCode(id);
  /** The stored payload on which the submitted values are based. */
  const begunPayload = useRef(edited?.begun);
  /** What to save, after the check for newer changes. */
  const toSave = useRef<EditedCode | null>(null);
  const queries = useQueryClient();
  const newCode = useRef(newId());
  const styleToSave = useRef<(() => Promise<QrStyle>) | null>(null);
  const isOpen = useRef(false);
  useEffect(function knowWhetherOpen() {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  async function before(payload: QrPayloads[T], begun: object) {
    // A draft may be based on an older payload than the one with which the form was opened.
    const stored = edited && readPayload(type, edited.begun);
    const isAsStored = stored && JSON.stringify(stored) === JSON.stringify(edited.payload);
    begunPayload.current = isAsStored ? JSON.stringify(begun) : edited?.begun;
    toSave.current = null;
    if (!styleToSave.current || id === undefined) return payload;
    const mine = {
      content: { type, payload } as QrContent,
      name: edited?.name ?? '',
      style: await styleToSave.current(),
    };
    toSave.current = await newer.check(mine, { payload: begunPayload.current, name: mine.name });
    if (!toSave.current) return null;
    return toSave.current.content.type === type ? (toSave.current.content.payload as QrPayloads[T]) : payload;
  }

  async function submit(payload: QrPayloads[T]) {
    if (toSave.current && id !== undefined) return save(id, toSave.current);
    const { saved, ...made } = await make(payload).catch(report);
    const isNew = id === undefined && !saved;
    // Saving an edited code again changes it; saving a new code again would create another.
    const draft = isNew ? (edited?.draft ?? newId()) : undefined;
    const { isOffered, isOn } = changeable;
    const sent: EditState = {
      id,
      name: edited?.name,
      payload: JSON.stringify(payload),
      begun: id === undefined ? undefined : begunPayload.current,
      ...saved,
      draft,
      style: styleInWork.get(id),
      isFixed: isOffered ? !isOn : undefined,
    };
    const state: ResultState = { ...sent, ...made, type };
    // The owner may have opened another page meanwhile.
    if (!isOpen.current) return;
    // Going back from the result leads to the submitted form. Not awaited, so that both steps render together.
    void navigate({ pathname, search }, { replace: true, state: sent });
    await navigate(urls.result, { state });
    forgetDrafts();
  }

  /** Changes where a printed code leads, without creating another picture. */
  async function save(savedId: SavedQr['id'], { content, name, style }: EditedCode) {
    await saveQr({ content, name, id: savedId }).catch(report);
    showSaved(queries, savedId, name, content);
    await saveStyle(savedId, style);
    await refreshCodes(queries);
    announceCodesChanged();
    showToast('success', words.leadsSaved);
    if (!isOpen.current) return;
    await navigate(codeUrl(savedId));
    forgetDrafts();
  }

  /** Forgets the style and the choice, which are now saved or in the history. */
  function forgetDrafts() {
    storeDraft(styleInWork.draft(id), undefined);
    changeable.forget();
  }

  async function make(payload: QrPayloads[T]): Promise<MadeCode> {
    // A code that was printed with a short link must never be drawn without that link, however long the links take to
    // load.
    const links = id === undefined ? null : await queries.fetchQuery(shortLinksQuery);
    const link = links?.get(String(id));
    if (!link && isAlwaysShortLink(type)) return makeLinked(payload);
    if (!link) return { dataUrl: await generate(payload) };
    return { url: link.url, isUnsaved: true, dataUrl: await generateUrlQr({ Url: link.url }) };
  }
  /** Saves a code that cannot be drawn before it has its short link. A repeated call does not save it again. */
  async function makeLinked(payload: QrPayloads[T]): Promise<MadeCode> {
    const content = { type, payload } as QrContent;
    const made = id === undefined ? await createShortLink({ content, word: '', name: '' }, newCode.current) : null;
    // A saved code of another kind gets its link when its new content is saved.
    if (id !== undefined) await saveQr({ content, name: edited?.name ?? '', id });
    await saveStyle(made?.id ?? id, styleInWork.get(id) ?? PLAIN_STYLE);
    await refreshCodes(queries);
    announceCodesChanged();
    const url = made?.url ?? (await fetchShortLink(id ?? '')).url;
    return {
      saved: { id: made?.id ?? id, name: made?.name ?? edited?.name },
      url,
      dataUrl: await generateUrlQr({ Url: url }),
    };
  }
  const saveNext = (style: (() => Promise<QrStyle>) | null) => {
    styleToSave.current = style;
  };
  const draft = `qr/${type}/${id ?? 'new'}`;
  return { edited, draft, changeable, saveNext, before, newerDialog: newer.dialog, submit };
}

/** Reads the opened code, unless it has since been saved, because saving it again would create a second code. */
export function readUnsaved<T extends QrType>(type: T, opened: unknown): EditedQr<T> | null {
  const found = readEditState(type, opened);
  return isSaved(found?.draft) ? null : found;
}

function report(error: unknown): never {
  console.error(hasOtherStatus(error) ? studioMessages.generateLog : messages.errorLog, error);
  throw error;
}

/** Whether the server answered with a status other than the 200 that spec section 8.4 requires. */
function hasOtherStatus(error: unknown): boolean {
  return error instanceof ApiError && error.status !== null && error.status !== 200;
}

interface GeneratorFormOptions<T extends QrContent['type'], Values> {
  readonly type: T;
  /** The initial values of a form that is opened without a code. */
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
  const { edited, draft, changeable, saveNext, before, newerDialog, submit } = useGenerator(type, generate);
  const form = useForm({
    initial: edited?.payload ? (formValuesOf(edited.payload) as Values) : empty,
    schema,
    submit,
    draft,
    before: async (values, begun) => {
      const { success, output } = v.safeParse(schema, values);
      const payload = success ? output : null;
      const sent = payload && (await before(payload, begun));
      return sent === payload ? values : sent && (formValuesOf(sent) as Values);
    },
  });
  const checked = v.safeParse(schema, form.values);
  const content = checked.success ? ({ type, payload: checked.output } as QrContent) : null;
  return { form, frame: { type, editedName: edited?.name, form, changeable, saveNext, newerDialog, content } };
}

/**
 * Returns a key that changes when a form is opened again, even at the same address, but not on a jump within the page
 * (Skip to content).
 */
export function useOpeningKey(): string {
  const { key, hash } = useLocation();
  const [opened, setOpened] = useState(key);
  if (hash === '' && key !== opened) setOpened(key);
  return opened;
}
