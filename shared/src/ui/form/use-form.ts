import { type FormEvent, useRef, useState } from 'react';
import type { GenericSchema } from 'valibot';
import { ApiError } from '../../http/api-error';
import { useUnsavedWork } from '../../unsaved/unsaved-work';

type Values = Readonly<Record<string, string>>;

/** What a field needs to take part in a form. */
export interface FieldBinding {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Every message about this field, or none. */
  readonly errors: readonly string[];
}

export interface Form<V extends Values> {
  readonly values: V;
  readonly isSubmitting: boolean;
  /** Something was typed that has not been submitted. */
  readonly isDirty: boolean;
  /** What the last submission threw; null before one and once it is tried again. */
  readonly failure: unknown;
  field(name: keyof V & string): FieldBinding;
  set(values: Partial<V>): void;
  onSubmit(event?: FormEvent<HTMLFormElement>): void;
}

interface FormOptions<V extends Values, Output> {
  readonly initial: V;
  /** Says what is wrong before anything is sent; its output is what `submit` receives. */
  readonly schema: GenericSchema<V, Output>;
  /** Sends the form. What it throws becomes `failure`; nothing typed is lost. */
  readonly submit: (values: Output) => Promise<unknown>;
}

/** The state of one form: values, messages by field, one submission at a time. */
export function useForm<V extends Values, Output>({ initial, schema, submit }: FormOptions<V, Output>): Form<V> {
  const [values, setValues] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const [errors, setErrors] = useState<Partial<Record<string, readonly string[]>>>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const inFlight = useRef(false);
  /** What `set` changed while a submission was under way; it counts as saved with it. */
  const setMeanwhile = useRef<Partial<V>>({});
  const isDirty = Object.keys(values).some((name) => values[name] !== saved[name]);
  useUnsavedWork(isDirty);

  async function send(form: HTMLFormElement | null) {
    if (inFlight.current) return;
    const checked = schema['~standard'].validate(values);
    if (checked instanceof Promise) throw new TypeError('A form is checked at once; its schema must not wait.');
    if (checked.issues) {
      const found = byField(checked.issues);
      setErrors(found);
      focusFirstInvalid(form, Object.keys(found));
      return;
    }
    inFlight.current = true;
    setMeanwhile.current = {};
    setErrors({});
    setFailure(null);
    setSubmitting(true);
    try {
      await submit(checked.value);
      setSaved({ ...values, ...setMeanwhile.current });
    } catch (error) {
      // The host asks to sign in again; once that is done there is nothing left to complain of.
      if (!(error instanceof ApiError && error.kind === 'session')) setFailure(error);
    } finally {
      inFlight.current = false;
      setSubmitting(false);
    }
  }

  return {
    values,
    isSubmitting,
    isDirty,
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
    onSubmit: (event) => {
      event?.preventDefault();
      void send(event?.currentTarget ?? null);
    },
  };
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
  const fields = [...(form?.elements ?? [])].filter((element) => names.includes(element.getAttribute('name') ?? ''));
  (fields[0] as HTMLElement | undefined)?.focus();
}
