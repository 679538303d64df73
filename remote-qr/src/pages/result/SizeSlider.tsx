import { chakra, Flex } from '@frontdesk/shared/ui/core';
import { useId } from 'react';
import * as messages from '../../messages';
import { QR_SIZE_MAX, QR_SIZE_MIN } from '../../model/qr-size';

const Label = chakra('label', { base: { fontSize: 'sm', fontWeight: 500 } });
const Output = chakra('output', { base: { fontSize: 'sm', color: 'text.muted' } });
const Range = chakra('input', { base: { display: 'block', width: '100%', mt: '2', minH: '24px', cursor: 'pointer' } });

interface SizeSliderProps {
  readonly size: number;
  readonly onSize: (size: number) => void;
}

/** Sets the image's edge, from 100 to 400 px, and shows the size while it moves. */
export function SizeSlider({ size, onSize }: SizeSliderProps) {
  const id = useId();
  return (
    <div>
      <Flex justify="space-between" gap="4">
        <Label htmlFor={id}>{messages.size}</Label>
        <Output htmlFor={id}>{messages.sizeLabel(size)}</Output>
      </Flex>
      <Range
        id={id}
        type="range"
        min={QR_SIZE_MIN}
        max={QR_SIZE_MAX}
        value={size}
        aria-valuetext={messages.sizeLabel(size)}
        css={{ accentColor: 'var(--chakra-colors-accent)' }}
        onChange={(event) => onSize(Number(event.currentTarget.value))}
      />
    </div>
  );
}
