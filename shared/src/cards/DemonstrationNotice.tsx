import { latePart } from '@frontdesk/shared/ui/data';

/** Notes on a list that some of its entries are made up. Loads after the page, because most organizations have no demonstration. */
export const DemonstrationNotice = latePart({
  async load() {
    await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
    return (await import('./demonstration-badge')).DemonstrationBadge;
  },
  failed: 'Could not check for demo data.',
});
