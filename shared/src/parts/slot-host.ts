import type { ComponentType } from 'react';

/** A slot with its context, of any shape. */
export interface HostedSlot {
  readonly name: string;
  readonly context: Readonly<Record<string, string | number | boolean>>;
}

type LoadFills = () => Promise<ComponentType<HostedSlot>>;

/** Loads the component that renders the fills of slots. The host sets it; `Slot` uses it. */
export const slotHost: { load?: LoadFills } = {};
