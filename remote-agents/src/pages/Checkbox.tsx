import { chakra } from '@frontdesk/shared/ui/core';

/** The browser's own checkbox in the product's accent. */
export const Checkbox = chakra('input', {
  base: { width: '18px', height: '18px', verticalAlign: 'middle', cursor: 'pointer', accentColor: 'accent' },
});
