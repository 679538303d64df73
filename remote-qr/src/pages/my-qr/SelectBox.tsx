import { chakra, VisuallyHidden } from '@frontdesk/shared/ui/core';

const Target = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '24px',
    minW: '24px',
    fontSize: 'sm',
    cursor: 'pointer',
    '& input': {
      width: '18px',
      height: '18px',
      flexShrink: 0,
      cursor: 'pointer',
      accentColor: 'var(--chakra-colors-accent)',
    },
  },
});

interface SelectBoxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: string;
  /** Shows the label beside the box. */
  readonly isLabelShown?: boolean;
}

/** A checkbox that is large enough for a finger. */
export function SelectBox({ checked, onChange, label, isLabelShown = false }: SelectBoxProps) {
  return (
    <Target>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      {isLabelShown ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </Target>
  );
}
