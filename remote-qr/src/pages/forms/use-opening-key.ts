import { useLocation } from '@frontdesk/shared/app';
import { useState } from 'react';

/** Changes when a form is opened again, at the same address too; not with a jump inside the page (Skip to content). */
export function useOpeningKey(): string {
  const { key, hash } = useLocation();
  const [opened, setOpened] = useState(key);
  if (hash === '' && key !== opened) setOpened(key);
  return opened;
}
