import { chakra, Flex } from '@frontdesk/shared/ui/core';
import { useId } from 'react';

const Label = chakra('label', { base: { fontSize: 'sm', fontWeight: 500 } });
const Value = chakra('div', { base: { fontSize: 'xs', color: 'text.muted', fontFamily: 'mono' } });
const Swatch = chakra('input', {
  base: {
    width: '44px',
    height: '40px',
    p: '1',
    borderWidth: '1px',
    borderColor: 'line.strong',
    rounded: 'md',
    bg: 'surface',
    cursor: 'pointer',
  },
});

interface ColourFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function ColourField({ label, value, onChange }: ColourFieldProps) {
  const id = useId();
  return (
    <Flex align="center" gap="3">
      <Swatch id={id} type="color" value={value} onChange={(event) => onChange(event.currentTarget.value)} />
      <div>
        <Label htmlFor={id}>{label}</Label>
        <Value aria-hidden>{value}</Value>
      </div>
    </Flex>
  );
}
