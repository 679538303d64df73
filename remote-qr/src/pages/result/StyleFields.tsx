import { characters, FRAME_CHARACTERS_MAX, frameText, QUIET_ZONE } from '@frontdesk/shared/endpoints/qr-style';
import { chakra, Flex, Grid, Notice, Stack } from '@frontdesk/shared/ui/core';
import { SelectField, TextField } from '@frontdesk/shared/ui/form';
import { useId } from 'react';
import * as messages from '../../messages';
import type { QrStyle } from '../../model/qr-style';
import { FileInput } from '../FileInput';
import { ColorField } from './ColorField';
import { ShapeField } from './ShapeField';
import { SizeMmField } from './SizeMmField';

const Label = chakra('label', { base: { fontSize: 'sm', fontWeight: 500 } });

const QUIET_ZONES = Array.from({ length: QUIET_ZONE.most - QUIET_ZONE.least + 1 }, (_, at) => {
  const modules = QUIET_ZONE.least + at;
  return { value: String(modules), label: messages.quietZoneOption(modules) };
});

interface StyleFieldsProps {
  readonly style: QrStyle;
  readonly onChange: (changes: Partial<QrStyle>) => void;
  readonly onLogo: (file: File) => void;
  /** The minimum readable print width; null without a code. */
  readonly leastMm: number | null;
}

/** All fields for the look of a code. */
export function StyleFields({ style, onChange, onLogo, leastMm }: StyleFieldsProps) {
  const logoId = useId();
  const left = FRAME_CHARACTERS_MAX - characters(frameText(style.frame));
  return (
    <Stack gap="4">
      <Flex gap="6" wrap="wrap" align="flex-end">
        <ColorField label={messages.foreground} value={style.dark} onChange={(dark) => onChange({ dark })} />
        <ColorField label={messages.background} value={style.light} onChange={(light) => onChange({ light })} />
        <ShapeField value={style.shape} onChange={(shape) => onChange({ shape })} />
      </Flex>
      <TextField
        label={messages.frame}
        name="frame"
        placeholder={messages.framePlaceholder}
        autoComplete="off"
        value={style.frame}
        onChange={(text) => {
          if (characters(frameText(text)) <= FRAME_CHARACTERS_MAX) onChange({ frame: text });
        }}
        hint={messages.frameLeft(left)}
      />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4" alignItems="start">
        <SelectField
          label={messages.quietZone}
          name="quietZone"
          value={String(style.quietZone)}
          options={QUIET_ZONES}
          onChange={(modules) => onChange({ quietZone: Number(modules) })}
        />
        <SizeMmField value={style.sizeMm} onChange={(sizeMm) => onChange({ sizeMm })} />
      </Grid>
      {style.quietZone < QUIET_ZONE.expected && <Notice tone="warning">{messages.quietZoneNarrow}</Notice>}
      {leastMm !== null && style.sizeMm < leastMm && <Notice tone="warning">{messages.tooSmallMm(leastMm)}</Notice>}
      <div>
        <Label htmlFor={logoId}>{messages.logo}</Label>
        <FileInput
          id={logoId}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) onLogo(file);
            // Allows choosing the same file again after it was corrected.
            currentTarget.value = '';
          }}
        />
      </div>
    </Stack>
  );
}
