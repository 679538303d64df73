import { useQuery } from '@frontdesk/shared/query';
import { SelectField } from '@frontdesk/shared/ui/form';
import { stylePresetsQuery } from '../../api/style-presets';
import * as studioMessages from '../../messages/studio';
import { PLAIN_STYLE, type QrStyle } from '../../model/qr-style';

const PLAIN = 'plain';

interface PresetSelectProps {
  /** The id of the chosen preset, 'plain', or '' for the first option. */
  readonly value: string;
  readonly onChange: (value: string, style: QrStyle | null) => void;
  /** The first option, which selects no style. Default: no such option, only the plain style. */
  readonly none?: string;
}

/** Selects one style for many codes. Renders nothing if there are no presets. */
export function PresetSelect({ value, onChange, none }: PresetSelectProps) {
  const { data: presets } = useQuery(stylePresetsQuery);
  if (!presets || (presets.length === 0 && none === undefined)) return null;
  const options = [
    ...(none === undefined ? [] : [{ value: '', label: none }]),
    { value: PLAIN, label: studioMessages.plainStyle },
    ...presets.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <SelectField
      label={studioMessages.style}
      name="style"
      value={options.some((option) => option.value === value) ? value : (options[0]?.value ?? '')}
      options={options}
      onChange={(chosen) => {
        const preset = presets.find(({ id }) => id === chosen);
        onChange(chosen, chosen === PLAIN ? PLAIN_STYLE : (preset?.style ?? null));
      }}
    />
  );
}
