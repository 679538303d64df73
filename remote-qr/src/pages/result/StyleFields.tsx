import { characters, FRAME_CHARACTERS_MAX, frameText, QUIET_ZONE, SIZE_MM } from '@frontdesk/shared/endpoints/qr-style';
import { chakra, Flex, Grid, Notice, Stack } from '@frontdesk/shared/ui/core';
import { SelectField, TextField } from '@frontdesk/shared/ui/form';
import { useId, useState } from 'react';
import { modulePath } from '../../model/module-path';
import type { QrStyle } from '../../model/qr-style';
import * as studioMessages from '../../studio-messages';
import { FileInput } from '../FileInput';
import { ColorField } from './ColorField';

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

function ShapeField({ value, onChange }: ShapeFieldProps) {
  const name = useId();
  return (
    <fieldset>
      <Legend>{studioMessages.shape}</Legend>
      <Flex gap="2">
        {SHAPES.map((shape) => (
          <Choice key={shape}>
            <Radio type="radio" name={name} checked={value === shape} onChange={() => onChange(shape)} />
            <svg width="20" height="20" viewBox="0 0 4 4" aria-hidden>
              <path d={samplePath(shape)} fill="currentColor" />
            </svg>
            {studioMessages.shapes[shape]}
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

interface SizeMmFieldProps {
  readonly value: number;
  readonly onChange: (mm: number) => void;
}

/** Sets the width of the printed code as soon as the typed text is a valid width. */
function SizeMmField({ value, onChange }: SizeMmFieldProps) {
  const [typed, setTyped] = useState({ text: String(value), of: value });
  // A preset may set another width.
  const text = typed.of === value ? typed.text : String(value);
  const isWrong = mmOf(text) === null;

  function type(next: string) {
    const mm = mmOf(next);
    setTyped({ text: next, of: mm ?? value });
    if (mm !== null) onChange(mm);
  }
  return (
    <TextField
      label={studioMessages.sizeMm}
      name="sizeMm"
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={type}
      hint={studioMessages.sizeMmHint}
      errors={isWrong ? [studioMessages.sizeMmWrong(SIZE_MM.least, SIZE_MM.most)] : []}
    />
  );
}

function mmOf(text: string): number | null {
  const mm = /^\s*\d+\s*$/.test(text) ? Number(text) : 0;
  return mm >= SIZE_MM.least && mm <= SIZE_MM.most ? mm : null;
}

const Label = chakra('label', { base: { fontSize: 'sm', fontWeight: 500 } });

const QUIET_ZONES = Array.from({ length: QUIET_ZONE.most - QUIET_ZONE.least + 1 }, (_, at) => {
  const modules = QUIET_ZONE.least + at;
  return { value: String(modules), label: studioMessages.quietZoneOption(modules) };
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
        <ColorField label={studioMessages.foreground} value={style.dark} onChange={(dark) => onChange({ dark })} />
        <ColorField label={studioMessages.background} value={style.light} onChange={(light) => onChange({ light })} />
        <ShapeField value={style.shape} onChange={(shape) => onChange({ shape })} />
      </Flex>
      <TextField
        label={studioMessages.frame}
        name="frame"
        placeholder={studioMessages.framePlaceholder}
        autoComplete="off"
        value={style.frame}
        onChange={(text) => {
          if (characters(frameText(text)) <= FRAME_CHARACTERS_MAX) onChange({ frame: text });
        }}
        hint={studioMessages.frameLeft(left)}
      />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4" alignItems="start">
        <SelectField
          label={studioMessages.quietZone}
          name="quietZone"
          value={String(style.quietZone)}
          options={QUIET_ZONES}
          onChange={(modules) => onChange({ quietZone: Number(modules) })}
        />
        <SizeMmField value={style.sizeMm} onChange={(sizeMm) => onChange({ sizeMm })} />
      </Grid>
      {style.quietZone < QUIET_ZONE.expected && <Notice tone="warning">{studioMessages.quietZoneNarrow}</Notice>}
      {leastMm !== null && style.sizeMm < leastMm && (
        <Notice tone="warning">{studioMessages.tooSmallMm(leastMm)}</Notice>
      )}
      <div>
        <Label htmlFor={logoId}>{studioMessages.logo}</Label>
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
