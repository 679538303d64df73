import { latePart } from '@frontdesk/shared/ui/data';
import { failed } from '../messages/demonstration';

async function loadParts() {
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
  return import('./demonstration-parts');
}

/**
 * Marks a list with made-up entries. Loads after the page, because most organizations have no
 * demonstration.
 */
export const DemonstrationNotice = latePart({
  load: async () => (await loadParts()).DemonstrationNotice,
  failed,
});

/** Marks a row or a page that shows an entry of the demonstration. Shows nothing when the mark fails to load. */
export const DemoMark = latePart({ load: async () => (await loadParts()).DemoMark });
