import { type FormEvent, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import type { ApiError } from '../../http/api-error';
import { storeDraft, useStoreDraft, useStoredDraft, useUnsavedWork } from '../../unsaved/unsaved-work';

type Values = Readonly<Record<string, string>>;

/** Connects a field to a form. */
export interface FieldBinding {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** All messages about this field. */
  readonly errors: readonly string[];
}

export interface Form<V extends Values> {
  readonly values: V;
  readonly isSubmitting: boolean;
  /** Whether there is typed text that has not been submitted. */
  readonly isDirty: boolean;
  /** Whether the form opened with a draft from an earlier visit that is still unsaved. */
  readonly isDraft: boolean;
  /** The error of the last submission; null before the first submission and once a new attempt has started. */
  readonly failure: unknown;
  field(name: keyof V & string): FieldBinding;
  set(values: Partial<V>): void;
  /** Applies newly stored values to the fields without unsaved changes. */
  rebase(stored: V): void;
  /** Discards all unsaved values. */
  discard(): void;
  onSubmit(event?: FormEvent<HTMLFormElement>): void;
}

interface FormOptions<V extends Values, Output> {
  readonly initial: V;
  /** Validates the values before a submission; `submit` receives its output. */
  readonly schema: GenericSchema<V, Output>;
  /**
   * Submits the form. A thrown value becomes `failure`, or the message of the field that the server names; no typed
   * text is lost. Returns the stored values when the server may have ignored some: fields that differ remain unsaved.
   */
  readonly submit: (values: Output) => Promise<unknown>;
  /**
   * Stores unsaved values under this name when the owner leaves the page, and restores them on return. Unique on the
   * whole site, such as `agent/7/info`. Default: stores nothing.
   */
  readonly draft?: string;
  /**
   * Runs before a submission with the values and the stored values on which they are based. Returns the values to
   * submit, or null to stop. `useNewerChanges` asks here before newer changes are overwritten.
   */
  readonly before?: (values: V, begun: V) => Promise<V | null>;
}

/**
 * The unsaved values, and the stored values on which they are based, even if other values are stored when the page
 * reopens.
 */
type Draft<V extends Values> = readonly [typed: Partial<V>, begun: Partial<V>];

/** Manages the state of a form: values, messages by field, and one submission at a time. */
export function useForm<V extends Values, Output>(options: FormOptions<V, Output>): Form<V> {
  const { initial, schema, submit, draft, before } = options;
  const stored = useStoredDraft<Draft<V>>(draft);
  const [values, setValues] = useState<V>({ ...initial, ...stored?.[0] });
  const [saved, setSaved] = useState(initial);
  const [errors, setErrors] = useState<Partial<Record<string, readonly string[]>>>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const [isRestored, setRestored] = useState(stored !== undefined);
  const inFlight = useRef(false);
  /** Values that `set` changed during a submission; they count as saved with it. */
  const setMeanwhile = useRef<Partial<V>>({});
  const changes = changesFrom(saved, values);
  const isDirty = changes !== undefined;
  const begun = useRef<V>({ ...initial, ...stored?.[1] });
  if (!isDirty) begun.current = saved;
  /**
   * The stored values on which the fields with unsaved changes are based; the other fields follow the stored values.
   */
  const older = changesFrom(saved, values, begun.current);
  useUnsavedWork(isDirty);
  useStoreDraft(draft, older && [changes, older]);

  async function send(form: HTMLFormElement | null) {
    if (inFlight.current) return;
    // This counts as a new attempt, even if it is not sent.
    setFailure(null);
    let checked = check(schema, values);
    if (checked.issues) return show(checked.issues, form);
    inFlight.current = true;
    setMeanwhile.current = {};
    setErrors({});
    setSubmitting(true);
    try {
      const sent = before ? await before(values, begun.current) : values;
      if (!sent) return;
      if (sent !== values) checked = check(schema, sent);
      if (checked.issues) return show(checked.issues, form);
      const known = (await submit(checked.value)) as Partial<V> | undefined;
      // The submission may have removed the page; then no render would delete the draft.
      if (draft !== undefined) storeDraft(draft, undefined);
      const stored = { ...sent, ...setMeanwhile.current };
      begun.current = { ...stored, ...known };
      setSaved(begun.current);
      setValues((current) => ({ ...stored, ...changesFrom(values, current) }));
      setRestored(false);
    } catch (error) {
      const { kind, body, message = '' } = error as Partial<ApiError>;
      const { field = '' } = { ...(body as { field?: string }) };
      if (form?.elements.namedItem(field)) show([{ message, path: [field] }], form);
      // The host asks to sign in again; afterwards there is nothing left to report.
      else if (kind !== 'session') setFailure(error);
    } finally {
      inFlight.current = false;
      setSubmitting(false);
    }
  }

  function show(issues: Issues, form: HTMLFormElement | null) {
    const found = byField(issues);
    setErrors(found);
    focusFirstInvalid(form, Object.keys(found));
  }

  return {
    values,
    isSubmitting,
    isDirty,
    isDraft: isDirty && isRestored,
    failure,
    field: (name) => ({
      name,
      value: values[name] ?? '',
      errors: errors[name] ?? [],
      onChange: (value) => {
        setValues((current) => ({ ...current, [name]: value }));
        setErrors((current) => ({ ...current, [name]: undefined }));
      },
    }),
    set: (changes) => {
      if (inFlight.current) Object.assign(setMeanwhile.current, changes);
      setValues((current) => ({ ...current, ...changes }));
    },
    rebase: (stored) => {
      if (inFlight.current) Object.assign(setMeanwhile.current, stored);
      setValues((current) => ({ ...stored, ...changesFrom(saved, current) }));
      setSaved(stored);
      begun.current = { ...stored, ...older };
    },
    discard: () => {
      setValues(saved);
      setRestored(false);
      setErrors({});
      setFailure(null);
    },
    onSubmit: (event) => {
      event?.preventDefault();
      void send(event?.currentTarget ?? null);
    },
  };
}

/** Returns the fields that differ, with their values in `taken`; undefined when no fields differ. */
function changesFrom<V extends Values>(saved: V, values: V, taken = values): Partial<V> | undefined {
  const changed = Object.entries(taken).filter(([name]) => values[name] !== saved[name]);
  return changed.length === 0 ? undefined : (Object.fromEntries(changed) as Partial<V>);
}

function check<V, Output>(schema: GenericSchema<V, Output>, values: V) {
  const checked = schema['~standard'].validate(values);
  if (checked instanceof Promise) throw new TypeError('A schema must not wait.');
  return checked;
}

type Issues = NonNullable<Awaited<ReturnType<GenericSchema['~standard']['validate']>>['issues']>;

function byField(issues: Issues): Record<string, string[]> {
  const messages: Record<string, string[]> = {};
  for (const { message, path } of issues) {
    const [step] = path ?? [];
    const field = String(typeof step === 'object' ? step.key : step);
    messages[field] = [...(messages[field] ?? []), message];
  }
  return messages;
}

function focusFirstInvalid(form: HTMLFormElement | null, names: readonly string[]) {
  const fields = [...(form?.elements ?? [])] as HTMLElement[];
  fields.find((field) => names.includes(field.getAttribute('name') ?? ''))?.focus();
}
