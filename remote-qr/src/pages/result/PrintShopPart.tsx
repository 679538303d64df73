import { Details } from '@frontdesk/shared/details';
import { QUIET_ZONE, SIZE_MM } from '@frontdesk/shared/endpoints/qr-style';
import { Grid, Notice, Stack } from '@frontdesk/shared/ui/core';
import { SelectField, TextField } from '@frontdesk/shared/ui/form';
import { type ReactNode, useState } from 'react';
import * as studioMessages from '../../messages/studio';
import { PLAIN_STYLE, type QrStyle } from '../../model/qr-style';

const QUIET_ZONES = Array.from({ length: QUIET_ZONE.most - QUIET_ZONE.least + 1 }, (_, at) => {
  const modules = QUIET_ZONE.least + at;
  return { value: String(modules), label: studioMessages.quietZoneOption(modules) };
});

interface SizeMmFieldProps {
  readonly value: number;
  readonly onChange: (mm: number) => void;
}

/** Sets the width of the printed code as soon as the typed text is a valid width. */
function SizeMmField({ value, onChange }: SizeMmFieldProps) {
  const [typed, setTyped] = useState({ text: String(value), of: value });
  // A preset may set a different width.
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

interface PrintShopPartProps {
  readonly style: QrStyle;
  /** Absent for an image that cannot be redrawn. */
  readonly onChange: ((changes: Partial<QrStyle>) => void) | undefined;
  /** The minimum readable print width; null if there is no code. */
  readonly leastMm: number | null;
  /** Additional measurements. */
  readonly children?: ReactNode;
}

/** The measurements that only a print shop needs, initially collapsed. */
export function PrintShopPart({ style, onChange, leastMm, children }: PrintShopPartProps) {
  const { quietZone, sizeMm } = style;
  const [wasOpened] = useState(quietZone !== PLAIN_STYLE.quietZone || sizeMm !== PLAIN_STYLE.sizeMm);
  return (
    <Stack gap="3">
      <Details borderTopWidth="1px" pt="3" open={wasOpened || undefined}>
        <summary>{studioMessages.printShops}</summary>
        <Stack gap="4" mt="3">
          {onChange && (
            <Grid
              templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
              gap="4"
              alignItems="start"
            >
              <SelectField
                label={studioMessages.quietZone}
                name="quietZone"
                value={String(quietZone)}
                options={QUIET_ZONES}
                onChange={(modules) => onChange({ quietZone: Number(modules) })}
              />
              <SizeMmField value={sizeMm} onChange={(mm) => onChange({ sizeMm: mm })} />
            </Grid>
          )}
          {children}
        </Stack>
      </Details>
      {quietZone < QUIET_ZONE.expected && <Notice tone="warning">{studioMessages.quietZoneNarrow}</Notice>}
      {leastMm !== null && sizeMm < leastMm && <Notice tone="warning">{studioMessages.tooSmallMm(leastMm)}</Notice>}
    </Stack>
  );
}
