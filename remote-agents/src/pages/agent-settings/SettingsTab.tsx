import { latePart, Skeleton } from '@frontdesk/shared/ui/data';
import * as messages from '../../messages';

/** Loads the widget's settings when they are first looked at: the other tabs need nothing of them. */
export const SettingsTab = latePart({
  load: async () => (await import('./WidgetSettings')).WidgetSettings,
  failed: messages.theme.loadFailed,
  whileLoading: <Skeleton height="900px" />,
});
