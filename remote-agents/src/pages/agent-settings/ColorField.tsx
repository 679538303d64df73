import { Box, chakra, Flex } from '@frontdesk/shared/ui/core';
import { type FieldBinding, TextField } from '@frontdesk/shared/ui/form';
import { useId } from 'react';
import { longHex } from '../../../widget/contrast';
import { isColor } from '../../../widget/theme';

const Group = chakra('fieldset', { base: { border: '0', p: '0', m: '0', minW: 0 } });
const Legend = chakra('legend', { base: { fontSize: 'sm', fontWeight: 500, mb: '1.5', p: '0' } });
const Swatch = chakra('input', {
  base: {
    flexShrink: 0,
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

/** The browser's own colour chooser, and beside it the colour in writing. */
export function ColorField({ label, ...field }: FieldBinding & { label: string }) {
  const id = useId();
  const { value, onChange } = field;
  return (
    <Group>
      <Legend>
        <label htmlFor={id}>{label}</label>
      </Legend>
      <Flex gap="2" align="flex-start">
        <Swatch
          id={id}
          type="color"
          value={isColor(value) ? longHex(value) : '#000000'}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {/* The legend says whose code it is. */}
        <Box flex="1" minW={0} css={{ '& label': { display: 'none' } }}>
          <TextField
            {...field}
            label="Hex code"
            aria-label="Hex code"
            fontFamily="mono"
            spellCheck={false}
            autoCapitalize="off"
          />
        </Box>
      </Flex>
    </Group>
  );
}
