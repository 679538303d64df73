import { TextField } from '@frontdesk/shared/ui/form';
import { type Ref, startTransition, useLayoutEffect, useRef, useState } from 'react';
import * as messages from '../../messages';

interface FilterFieldProps {
  readonly value: string;
  readonly onFilter: (name: string) => void;
  readonly ref: Ref<HTMLInputElement>;
}

/**
 * Shows each typed letter immediately; the list, which may contain thousands of agents, updates when the browser has
 * time.
 */
export function FilterField({ value, onFilter, ref }: FilterFieldProps) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);

  // A layout effect runs before further typing. Any later, an older value would overwrite newer letters.
  useLayoutEffect(
    function followAddress() {
      if (value === told.current) return;
      told.current = value;
      setTyped(value);
    },
    [value],
  );

  function type(text: string) {
    told.current = text;
    setTyped(text);
    startTransition(() => onFilter(text));
  }

  return (
    <TextField
      ref={ref}
      label={messages.grid.filter}
      name="filter"
      type="search"
      value={typed}
      errors={[]}
      onChange={type}
    />
  );
}
