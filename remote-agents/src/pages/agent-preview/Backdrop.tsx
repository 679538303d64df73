import { chakra } from '@frontdesk/shared/ui/core';
import { useId } from 'react';
import * as messages from '../../messages';

const BACKDROPS = [
  { value: 'site', label: messages.theme.backdrops.site },
  { value: 'plain', label: messages.theme.backdrops.plain },
  { value: 'dark', label: messages.theme.backdrops.dark },
  { value: 'phone', label: messages.theme.backdrops.phone },
] as const;

/** The background of the preview. */
export type Backdrop = (typeof BACKDROPS)[number]['value'];

const Group = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    border: '0',
    m: '0',
    p: '1',
    gap: '1',
    bg: 'subtle',
    rounded: 'md',
    minW: 0,
  },
});
const Choice = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '28px',
    px: '3',
    rounded: 'sm',
    fontSize: 'sm',
    fontWeight: 500,
    color: 'text.muted',
    cursor: 'pointer',
    '&:has(:checked)': { bg: 'surface', color: 'text', boxShadow: '0 0 0 1px {colors.line.strong}' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '& input': { position: 'absolute', opacity: 0, width: '1px', height: '1px' },
  },
});

export function BackdropChoice({ value, onChange }: { value: Backdrop; onChange: (next: Backdrop) => void }) {
  const name = useId();
  return (
    <Group aria-label={messages.theme.previewOn}>
      {BACKDROPS.map((backdrop) => (
        // A phone screen has no space to draw a phone.
        <Choice key={backdrop.value} position="relative" hideBelow={backdrop.value === 'phone' ? 'sm' : undefined}>
          <input
            type="radio"
            name={name}
            value={backdrop.value}
            checked={value === backdrop.value}
            onChange={() => onChange(backdrop.value)}
          />
          {backdrop.label}
        </Choice>
      ))}
    </Group>
  );
}
