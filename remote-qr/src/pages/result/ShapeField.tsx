import { chakra, Flex } from '@frontdesk/shared/ui/core';
import { useId } from 'react';
import * as messages from '../../messages';
import { modulePath } from '../../model/module-path';
import type { QrStyle } from '../../model/qr-style';

const Legend = chakra('legend', { base: { fontSize: 'sm', fontWeight: 500, mb: '1.5' } });
const Choice = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '40px',
    px: '3',
    fontSize: 'sm',
    borderWidth: '1px',
    borderColor: 'line.strong',
    rounded: 'md',
    cursor: 'pointer',
    _hover: { bg: 'hover' },
    '&:has(:checked)': { borderColor: 'accent', bg: 'accent.subtle', color: 'accent.text', fontWeight: 500 },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
});
const Radio = chakra('input', { base: { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' } });

const SHAPES = ['square', 'rounded'] as const satisfies readonly QrStyle['shape'][];

/** A few modules that show the effect of a shape. */
const SAMPLE = ['1101', '1011', '0110', '1010'].map((row) => [...row].map((sign) => sign === '1'));
const SAMPLE_PLACE = { edge: 4, x: 0, y: 0 };

interface ShapeFieldProps {
  readonly value: QrStyle['shape'];
  readonly onChange: (shape: QrStyle['shape']) => void;
}

export function ShapeField({ value, onChange }: ShapeFieldProps) {
  const name = useId();
  return (
    <fieldset>
      <Legend>{messages.shape}</Legend>
      <Flex gap="2">
        {SHAPES.map((shape) => (
          <Choice key={shape}>
            <Radio type="radio" name={name} checked={value === shape} onChange={() => onChange(shape)} />
            <svg width="20" height="20" viewBox="0 0 4 4" aria-hidden>
              <path d={samplePath(shape)} fill="currentColor" />
            </svg>
            {messages.shapes[shape]}
          </Choice>
        ))}
      </Flex>
    </fieldset>
  );
}

/** Draws the sample, which is far smaller than a code, so none of it may count as a finder pattern. */
function samplePath(shape: QrStyle['shape']): string {
  const padded = Array.from({ length: 24 }, (_, y) =>
    Array.from({ length: 24 }, (_, x) => SAMPLE[y - 10]?.[x - 10] ?? false),
  );
  return modulePath(padded, shape, { ...SAMPLE_PLACE, x: -10, y: -10 }).d;
}
