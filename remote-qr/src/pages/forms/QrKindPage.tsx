import { useLocation } from '@frontdesk/shared/app';
import { encodedText, type QrContent, type QrPayloads } from '@frontdesk/shared/endpoints/qr-content';
import { kindSchemas, type OwnKind } from '@frontdesk/shared/endpoints/qr-kinds/kind-schemas';
import type * as v from 'valibot';
import { PAYLOAD_FIELDS } from '../../model/qr-content';
import { formUrls } from '../../urls';
import { GeneratorForm } from './GeneratorForm';
import { KindControl } from './KindControl';
import { KIND_FIELDS, type KindField } from './kind-fields';
import { useGeneratorForm } from './use-generator-form';
import { useOpeningKey } from './use-opening-key';

type Values = Readonly<Record<string, string>>;

/** The form of a kind that the spec does not have, chosen by the address. Shows a new form each time it is opened. */
export function QrKindPage() {
  const type = kindAt(useLocation().pathname);
  const key = useOpeningKey();
  return <KindForm key={`${type} ${key}`} type={type} />;
}

function KindForm({ type }: { readonly type: OwnKind }) {
  const { form, frame } = useGeneratorForm({
    type,
    empty: emptyValues(type),
    schema: kindSchemas[type] as v.GenericSchema<Values, QrPayloads[OwnKind]>,
    generate: (payload) => draw({ type, payload } as QrContent),
  });
  const fields: readonly KindField[] = KIND_FIELDS[type];

  return (
    <GeneratorForm {...frame}>
      {fields.map((field) => (
        <KindControl key={field.name} field={field} binding={form.field(field.name)} />
      ))}
    </GeneratorForm>
  );
}

/** Draws the code in the browser, on every server, because no call of the spec draws these kinds. */
async function draw(content: QrContent): Promise<string> {
  const { drawPlain } = await import('../../image/draw-plain');
  return drawPlain(encodedText(content));
}

function emptyValues(type: OwnKind): Values {
  return Object.fromEntries(PAYLOAD_FIELDS[type].map((name) => [name, name === 'security' ? 'WPA' : '']));
}

/** Returns the kind of an address. Routes match in any letter case, with or without a slash at the end. */
function kindAt(pathname: string): OwnKind {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  const kinds = Object.keys(kindSchemas) as OwnKind[];
  return kinds.find((kind) => formUrls[kind].toLowerCase() === path) ?? 'Text';
}
