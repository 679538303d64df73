import { TextField } from '@frontdesk/shared/ui/form';
import { type Ref, startTransition, useLayoutEffect, useRef, useState } from 'react';
import * as messages from '../../messages';

interface FilterFieldProps {
  readonly value: string;
  readonly onFilter: (name: string) => void;
  readonly ref: Ref<HTMLInputElement>;
}

/** Shows each letter at once, by itself; the page around it, thousands of agents among it, follows when there is time. */
export function FilterField({ value, onFilter, ref }: FilterFieldProps) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);

  // Before anything else can be typed: later, an older value would take a newer letter away.
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
