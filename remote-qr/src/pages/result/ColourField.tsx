import { chakra, Flex } from '@frontdesk/shared/ui/core';
import { useId } from 'react';

const Label = chakra('label', { base: { fontSize: 'sm', fontWeight: 500 } });
const Swatch = chakra('input', {
  base: {
    width: '44px',
    height: '36px',
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
      <Label htmlFor={id}>{label}</Label>
    </Flex>
  );
}
