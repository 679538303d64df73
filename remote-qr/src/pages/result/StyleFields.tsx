import { characters, FRAME_CHARACTERS_MAX, frameText } from '@frontdesk/shared/endpoints/qr-style';
import { chakra, Flex, Stack } from '@frontdesk/shared/ui/core';
import { TextField } from '@frontdesk/shared/ui/form';
import { useId } from 'react';
import * as studioMessages from '../../messages/studio';
import { modulePath } from '../../model/module-path';
import { colorProblem, nearestColors, type QrStyle } from '../../model/qr-style';
import { FileInput } from '../FileInput';
import { ColorField, ColorRefusal } from './ColorField';

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
    '&:has(:checked)': { borderColor: 'brass', bg: 'accent.subtle', color: 'accent.text', fontWeight: 500 },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
});
const Radio = chakra('input', { base: { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' } });

const COLORS = ['dark', 'light'] as const satisfies readonly (keyof QrStyle)[];
const SHAPES = ['square', 'rounded'] as const satisfies readonly QrStyle['shape'][];

/** A few modules that show what a shape looks like. */
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

/** Draws the sample inside a larger code, so that no part of it counts as a finder pattern. */
function samplePath(shape: QrStyle['shape']): string {
  const padded = Array.from({ length: 24 }, (_, y) =>
    Array.from({ length: 24 }, (_, x) => SAMPLE[y - 10]?.[x - 10] ?? false),
  );
  return modulePath(padded, shape, { ...SAMPLE_PLACE, x: -10, y: -10 }).d;
}

/**
 * Shortens pasted words to fit. Refuses a letter typed into text of maximum length, so that no letter at its end is
 * lost.
 */
function fittingFrame(typed: string, before: string): string {
  const fits = (text: string) => characters(frameText(text)) <= FRAME_CHARACTERS_MAX;
  if (fits(typed)) return typed;
  if (typed.length <= before.length + 2) return before;
  const kept = [...typed.slice(0, FRAME_PASTED_MAX)];
  while (!fits(kept.join(''))) kept.pop();
  return kept.join('');
}

/** More characters than fit, even if they are emojis with many parts. */
const FRAME_PASTED_MAX = 400;

const Label = chakra('label', { base: { fontSize: 'sm', fontWeight: 500 } });

interface StyleFieldsProps {
  readonly style: QrStyle;
  readonly onChange: (changes: Partial<QrStyle>) => void;
  readonly onLogo: (file: File) => void;
}

/** The fields for a code's look; the fields for printing are in `PrintShopPart`. */
export function StyleFields({ style, onChange, onLogo }: StyleFieldsProps) {
  const logoId = useId();
  const refusalId = useId();
  const problem = colorProblem(style);
  const nearest = nearestColors(style);
  const left = FRAME_CHARACTERS_MAX - characters(frameText(style.frame));
  return (
    <Stack gap="4">
      <Flex gap="6" wrap="wrap" align="flex-end">
        {COLORS.map((field) => (
          <ColorField
            key={field}
            label={studioMessages.colors[field]}
            value={style[field]}
            refusedBy={nearest?.[field] ? refusalId : undefined}
            onChange={(color) => onChange({ [field]: color })}
          />
        ))}
      </Flex>
      {problem && nearest && (
        <ColorRefusal
          id={refusalId}
          problem={studioMessages.styleProblems[problem]}
          nearest={Object.values(nearest)}
          onTake={() => onChange(nearest)}
        />
      )}
      <ShapeField value={style.shape} onChange={(shape) => onChange({ shape })} />
      <TextField
        label={studioMessages.frame}
        name="frame"
        placeholder={studioMessages.framePlaceholder}
        autoComplete="off"
        value={style.frame}
        onChange={(text) => onChange({ frame: fittingFrame(text, style.frame) })}
        hint={studioMessages.frameLeft(left)}
      />
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
