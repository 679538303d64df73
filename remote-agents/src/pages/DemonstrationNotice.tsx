import { latePart } from '@frontdesk/shared/ui/data';
import * as messages from '../messages';

/** Loads after the page, because most organizations have no demonstration. */
export const DemonstrationNotice = latePart({
  async load() {
    await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
    return (await import('@frontdesk/shared/demonstration-notice')).DemonstrationNotice;
  },
  failed: messages.demonstrationFailed,
});
