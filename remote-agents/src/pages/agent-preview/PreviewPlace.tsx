import { latePart, Skeleton } from '@frontdesk/shared/ui/data';
import * as messages from '../../messages';

const IDLE_WITHIN_MS = 2000;

/** Loads and shows the preview. */
export const PreviewPlace = latePart({
  async load() {
    // Loads after the tab that the owner wants to see.
    await new Promise((resolve) =>
      (window.requestIdleCallback ?? setTimeout)(resolve, { timeout: IDLE_WITHIN_MS } as never),
    );
    return (await import('./AgentPreview')).AgentPreview;
  },
  failed: messages.lateParts.previewFailed,
  whileLoading: <Skeleton height="640px" />,
});
