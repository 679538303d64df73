import { useLocation } from '@frontdesk/shared/app';
import { useState } from 'react';

/**
 * Returns a key that changes when a form is opened again, even at the same address, but not on a jump inside the page
 * (Skip to content).
 */
export function useOpeningKey(): string {
  const { key, hash } = useLocation();
  const [opened, setOpened] = useState(key);
  if (hash === '' && key !== opened) setOpened(key);
  return opened;
}
