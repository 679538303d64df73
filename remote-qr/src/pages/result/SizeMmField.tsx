import { SIZE_MM } from '@frontdesk/shared/endpoints/qr-style';
import { TextField } from '@frontdesk/shared/ui/form';
import { useState } from 'react';
import * as messages from '../../messages';

interface SizeMmFieldProps {
  readonly value: number;
  readonly onChange: (mm: number) => void;
}

/** Sets the width of the printed code as soon as the typed text is a valid width. */
export function SizeMmField({ value, onChange }: SizeMmFieldProps) {
  const [typed, setTyped] = useState({ text: String(value), of: value });
  // A preset may set another width.
  const text = typed.of === value ? typed.text : String(value);
  const isWrong = mmOf(text) === null;

  function type(next: string) {
    const mm = mmOf(next);
    setTyped({ text: next, of: mm ?? value });
    if (mm !== null) onChange(mm);
  }
  return (
    <TextField
      label={messages.sizeMm}
      name="sizeMm"
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={type}
      hint={messages.sizeMmHint}
      errors={isWrong ? [messages.sizeMmWrong(SIZE_MM.least, SIZE_MM.most)] : []}
    />
  );
}

function mmOf(text: string): number | null {
  const mm = /^\s*\d+\s*$/.test(text) ? Number(text) : 0;
  return mm >= SIZE_MM.least && mm <= SIZE_MM.most ? mm : null;
}
