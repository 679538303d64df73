import { colorSwatch } from '@frontdesk/shared/color-swatch';
import { isColor } from '@frontdesk/shared/endpoints/widget-theme';
import { Box, chakra, Flex } from '@frontdesk/shared/ui/core';
import { type FieldBinding, TextField } from '@frontdesk/shared/ui/form';
import { useId } from 'react';
import { longHex } from '../../../widget/contrast';
import * as messages from '../../messages';

const Group = chakra('fieldset', { base: { border: '0', p: '0', m: '0', minW: 0 } });
const Legend = chakra('legend', { base: { fontSize: 'sm', fontWeight: 500, mb: '1.5', p: '0' } });
const Swatch = chakra('input', { base: colorSwatch });

/** The browser's own color chooser with the color as text beside it. */
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
        {/* The label is hidden, because the legend already names the color. */}
        <Box flex="1" minW={0} css={{ '& label': { display: 'none' } }}>
          <TextField
            {...field}
            label={messages.theme.hexCode}
            aria-label={messages.theme.hexCode}
            fontFamily="mono"
            spellCheck={false}
            autoCapitalize="off"
          />
        </Box>
      </Flex>
    </Group>
  );
}
