import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useId } from 'react';
import { Hint, Label } from './fields';

const TICK = 'polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0, 43% 62%)';

/** Drawn by us, because the browser's own empty box looks filled in the dark theme. */
const Box = chakra('input', {
  base: {
    appearance: 'none',
    display: 'inline-grid',
    placeContent: 'center',
    width: '18px',
    height: '18px',
    flexShrink: 0,
    verticalAlign: 'middle',
    rounded: '4px',
    borderWidth: '1.5px',
    borderColor: 'line.strong',
    bg: 'surface',
    cursor: 'pointer',
    '&:checked, &:indeterminate': { bg: 'text', borderColor: 'text' },
    '&:checked::before, &:indeterminate::before': {
      content: '""',
      width: '10px',
      height: '10px',
      bg: 'surface',
      clipPath: TICK,
    },
    '&:indeterminate::before': { clipPath: 'inset(40% 0)' },
    '@media (forced-colors: active)': { appearance: 'auto', _before: { display: 'none !important' } },
  },
});

interface CheckboxProps extends Omit<ComponentProps<typeof Box>, 'ref' | 'type'> {
  /** Whether some, but not all, of the box's items are selected. */
  readonly isMixed?: boolean;
}

/** A checkbox whose label the caller adds. */
export function Checkbox({ isMixed = false, ...props }: CheckboxProps) {
  return (
    <Box
      {...props}
      type="checkbox"
      ref={(box: HTMLInputElement | null) => {
        if (box) box.indeterminate = isMixed;
      }}
    />
  );
}

// The hint is below the label and the switch, where it can use the whole width.
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: '3',
    '& > div': { display: 'contents', '& > :not(label)': { order: 1, gridColumn: '1 / -1' } },
  },
});
const Track = chakra('button', {
  base: {
    position: 'relative',
    width: '44px',
    height: '24px',
    rounded: 'full',
    bg: 'line.strong',
    cursor: 'pointer',
    transition: 'background-color 120ms',
    _after: {
      content: '""',
      position: 'absolute',
      top: '3px',
      insetInlineStart: '3px',
      width: '18px',
      height: '18px',
      rounded: 'full',
      bg: 'surface',
      transition: 'inset-inline-start 120ms',
    },
    '&[aria-checked=true]': { bg: 'text', _after: { insetInlineStart: '23px' } },
    '&[aria-disabled=true]': { opacity: 0.6, cursor: 'not-allowed' },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      bg: 'Canvas',
      boxShadow: 'inset 0 0 0 1px ButtonText',
      _after: { bg: 'ButtonText' },
      '&[aria-checked=true]': { bg: 'Highlight', boxShadow: 'none', _after: { bg: 'HighlightText' } },
    },
  },
});

interface SwitchFieldProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The texts for the states on and off, such as Active and Inactive. */
  readonly words: readonly [on: string, off: string];
  readonly pending?: boolean;
  /** A sentence below the label, such as an explanation of where its state comes from. */
  readonly hint?: string | undefined;
}

/** A row with a label and, at its end, the switch with its state in words; the hint is below both. */
export function SwitchField({ label, checked, onChange, words, pending = false, hint }: SwitchFieldProps) {
  const id = useId();
  return (
    <Row>
      <div>
        <Label htmlFor={id}>{label}</Label>
        {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      </div>
      <Hint as="span">{checked ? words[0] : words[1]}</Hint>
      <Track
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-disabled={pending}
        aria-describedby={hint && `${id}-hint`}
        onClick={() => !pending && onChange(!checked)}
      />
    </Row>
  );
}
