import { type FieldBinding, TextField } from '@frontdesk/shared/ui/form';
import { longHex } from '../../model/widget-theme';

/** The browser's own colour chooser, with the colour in writing below. */
export function ColorField({ label, value, ...field }: FieldBinding & { label: string }) {
  return (
    <TextField
      {...field}
      type="color"
      label={label}
      value={longHex(value)}
      hint={value}
      px="1"
      py="1"
      height="40px"
      cursor="pointer"
    />
  );
}
