import { Stack } from '@frontdesk/shared/ui/core';
import { type FieldBinding, SelectField, TextField } from '@frontdesk/shared/ui/form';
import { useState } from 'react';
import * as messages from '../../messages';

const FONTS = [
  { value: 'Poppins, sans-serif', label: 'Poppins' },
  { value: 'system-ui, sans-serif', label: messages.theme.systemFont },
  { value: 'Arial, Helvetica, sans-serif', label: 'Arial' },
  { value: 'Verdana, Geneva, sans-serif', label: 'Verdana' },
  { value: '"Trebuchet MS", Tahoma, sans-serif', label: 'Trebuchet' },
  { value: 'Georgia, "Times New Roman", serif', label: 'Georgia' },
  { value: '"Courier New", monospace', label: 'Courier' },
];
const OTHER = 'other';
const options = [...FONTS, { value: OTHER, label: messages.theme.otherFont }];

/** Selects a font that most visitors have, or any other by name. */
export function FontField(field: FieldBinding) {
  const { name, value, onChange } = field;
  /** The text in the field for other fonts. It stays a choice of that field even if it is in the list. */
  const [written, setWritten] = useState<string | null>(null);
  const isWritten = value === written || !FONTS.some((font) => font.value === value);

  function write(fonts: string) {
    setWritten(fonts);
    onChange(fonts);
  }

  return (
    <Stack gap="3">
      <SelectField
        label={messages.theme.fields.fontFamily}
        name={name}
        value={isWritten ? OTHER : value}
        errors={[]}
        options={options}
        hint={messages.theme.fontHint}
        onChange={(chosen) => {
          setWritten(chosen === OTHER ? value : null);
          if (chosen !== OTHER) onChange(chosen);
        }}
      />
      {isWritten && <TextField {...field} onChange={write} label={messages.theme.fontNames} />}
    </Stack>
  );
}
