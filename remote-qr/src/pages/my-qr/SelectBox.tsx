import { chakra, VisuallyHidden } from '@frontdesk/shared/ui/core';
import { Checkbox } from '@frontdesk/shared/ui/form';

const Target = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '24px',
    minW: '24px',
    fontSize: 'sm',
    cursor: 'pointer',
  },
});

interface SelectBoxProps {
  readonly checked: boolean;
  /** Whether some, but not all, of the box's items are selected. */
  readonly isMixed?: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: string;
  readonly isLabelShown?: boolean;
}

/** A checkbox that is large enough for a finger. */
export function SelectBox({ checked, isMixed = false, onChange, label, isLabelShown = false }: SelectBoxProps) {
  return (
    <Target>
      <Checkbox checked={checked} isMixed={isMixed} onChange={(event) => onChange(event.currentTarget.checked)} />
      {isLabelShown ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </Target>
  );
}
