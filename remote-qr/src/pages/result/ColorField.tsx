import { colorSwatch } from '@frontdesk/shared/color-swatch';
import { chakra, Flex } from '@frontdesk/shared/ui/core';
import { useId } from 'react';

const Label = chakra('label', { base: { fontSize: 'sm', fontWeight: 500 } });
const Swatch = chakra('input', { base: colorSwatch });
const Value = chakra('div', { base: { fontSize: 'xs', color: 'text.muted', fontFamily: 'mono' } });

interface ColorFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function ColorField({ label, value, onChange }: ColorFieldProps) {
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
