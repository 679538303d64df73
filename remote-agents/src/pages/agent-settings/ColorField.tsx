import { Box, chakra, Flex } from '@frontdesk/shared/ui/core';
import { type FieldBinding, TextField } from '@frontdesk/shared/ui/form';
import { useId } from 'react';
import { longHex } from '../../../widget/contrast';
import { isColor } from '../../../widget/theme';

const Swatch = chakra('input', {
  base: {
    width: '48px',
    height: '40px',
    p: '1',
    rounded: 'md',
    borderWidth: '1px',
    borderColor: 'line.strong',
    bg: 'surface',
    cursor: 'pointer',
  },
});
const Label = chakra('label', { base: { display: 'block', fontSize: 'sm', fontWeight: 500, mb: '1.5' } });

/** The browser's own colour chooser, and beside it the colour in writing. */
export function ColorField({ label, hexLabel, ...field }: FieldBinding & { label: string; hexLabel: string }) {
  const id = useId();
  const { value, onChange } = field;
  return (
    <Flex gap="2" align="flex-start">
      <Box flexShrink={0} minW="48px">
        <Label htmlFor={id} whiteSpace="nowrap" width="48px">
          {label}
        </Label>
        <Swatch
          id={id}
          type="color"
          value={isColor(value) ? longHex(value) : '#000000'}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Box>
      <Box flex="1" minW={0} css={{ '& label': { visibility: 'hidden' } }}>
        <TextField
          {...field}
          label={hexLabel}
          aria-label={hexLabel}
          fontFamily="mono"
          spellCheck={false}
          autoCapitalize="off"
        />
      </Box>
    </Flex>
  );
}
