import type { QrContent, QrPayloads } from '@frontdesk/shared/endpoints/qr-content';
import { useForm } from '@frontdesk/shared/ui/form';
import * as v from 'valibot';
import { useGenerator } from './use-generator';

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
  const { edited, draft, changeable, submit } = useGenerator(type, generate);
  const form = useForm({ initial: (edited?.payload as Values | undefined) ?? empty, schema, submit, draft });
  const checked = v.safeParse(schema, form.values);
  const content = checked.success ? ({ type, payload: checked.output } as QrContent) : null;
  return { form, frame: { type, editedName: edited?.name, form, changeable, content } };
}
