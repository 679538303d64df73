import { colorSwatch } from '@frontdesk/shared/color-swatch';
import { Box, Button, chakra, Flex, Text } from '@frontdesk/shared/ui/core';
import { useId } from 'react';
import * as studioMessages from '../../messages/studio';

const Label = chakra('label', { base: { fontSize: 'sm', fontWeight: 500 } });
const Swatch = chakra('input', { base: colorSwatch });
const Value = chakra('div', { base: { fontSize: 'xs', color: 'text.muted', fontFamily: 'mono' } });

interface ColorFieldProps {
  /** The id of the message about the refusal, if there is one. */
  readonly refusedBy: string | undefined;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface ColorRefusalProps {
  readonly id: string;
  /** The reason why the chosen color cannot be scanned. */
  readonly problem: string;
  /** The nearest colors that can be scanned. */
  readonly nearest: readonly string[];
  readonly onTake: () => void;
}

const Sample = chakra('span', {
  base: { width: '16px', height: '16px', rounded: 'sm', borderWidth: '1px', borderColor: 'line.strong' },
});

/** Shows below a field why its color is refused, and offers the nearest one that scans. */
export function ColorRefusal({ id, problem, nearest, onTake }: ColorRefusalProps) {
  return (
    <Box id={id} role="alert" fontSize="sm">
      <Text tone="danger">{problem}</Text>
      <Button variant="outline" size="sm" mt="2" onClick={onTake}>
        {nearest.map((color) => (
          <Sample key={color} aria-hidden style={{ backgroundColor: color }} />
        ))}
        {studioMessages.suggestion(nearest.join(', '))}
      </Button>
    </Box>
  );
}

export function ColorField({ label, value, refusedBy, onChange }: ColorFieldProps) {
  const id = useId();
  return (
    <Flex align="center" gap="3">
      <Swatch
        id={id}
        type="color"
        value={value}
        aria-invalid={refusedBy !== undefined}
        aria-describedby={refusedBy}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div>
        <Label htmlFor={id}>{label}</Label>
        <Value aria-hidden dir="ltr">
          {value}
        </Value>
      </div>
    </Flex>
  );
}
