import { useQuery } from '@frontdesk/shared/query';
import { FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';

/** A query, because it tells loading, failed and ready apart and can be tried again. */
const settingsQuery = {
  queryKey: ['agents', 'widget-settings'],
  queryFn: () => import('./WidgetSettings').then(({ WidgetSettings }) => ({ WidgetSettings })),
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
} as const;

/** Brings the widget's settings when they are first looked at: the other tabs need nothing of them. */
export function SettingsTab({ agent }: { agent: Agent }) {
  const settings = useQuery(settingsQuery);
  if (settings.error) {
    return (
      <FailedState what={messages.theme.loadFailed} error={settings.error} onRetry={() => void settings.refetch()} />
    );
  }
  return settings.data ? <settings.data.WidgetSettings agent={agent} /> : <Skeleton height="900px" />;
}
