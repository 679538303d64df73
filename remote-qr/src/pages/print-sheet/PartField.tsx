import { SelectField } from '@frontdesk/shared/ui/form';
import * as batchMessages from '../../batch-messages';
import { PRINT_MAX } from '../../model/sheet-layout';

interface PartFieldProps {
  readonly count: number;
  readonly part: number;
  readonly onPart: (part: number) => void;
}

/** Selects which of very many codes to lay out, because a browser can print hundreds at once but not thousands. */
export function PartField({ count, part, onPart }: PartFieldProps) {
  const options = Array.from({ length: Math.ceil(count / PRINT_MAX) }, (_, index) => ({
    value: String(index),
    label: batchMessages.partOf(index * PRINT_MAX + 1, Math.min((index + 1) * PRINT_MAX, count), count),
  }));
  return (
    <SelectField
      label={batchMessages.part}
      name="part"
      value={String(part)}
      options={options}
      onChange={(value) => onPart(Number(value))}
    />
  );
}
