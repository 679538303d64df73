import { type HostedSlot, loadPart, slotHost } from '@frontdesk/shared/app';
import type { RemoteSlot, SlotContext, SlotShape } from '@frontdesk/shared/contract';
import { type ComponentType, useEffect, useState } from 'react';

interface SlotProps<Shape extends SlotShape> {
  /** The slot as the remote's manifest declares it. */
  readonly slot: RemoteSlot<Shape>;
  readonly context: SlotContext<Shape>;
}

let Loaded: ComponentType<HostedSlot> | undefined;

/**
 * Renders what other remotes add to this place, in order. Renders nothing without fills. While the page is shown alone, a
 * frame shows the slot's name and context instead.
 */
export function Slot<const Shape extends SlotShape>({ slot, context }: SlotProps<Shape>) {
  const [Fills, setFills] = useState(() => Loaded);
  useEffect(function loadFills() {
    const { load } = slotHost;
    if (!load || Loaded) return;
    // A failure is reported; the page does not depend on what others add.
    loadPart(load).then(
      (component) => {
        Loaded = component;
        setFills(() => component);
      },
      () => undefined,
    );
  }, []);
  return Fills && <Fills name={slot.name} context={context} />;
}
