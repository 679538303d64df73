import { latePart, Skeleton } from '@frontdesk/shared/ui/data';
import * as messages from '../../messages';

/** Loads the widget's settings when they are first shown, because the other tabs do not need them. */
export const SettingsTab = latePart({
  load: async () => (await import('./WidgetSettings')).WidgetSettings,
  failed: messages.theme.loadFailed,
  whileLoading: <Skeleton height="900px" />,
});
