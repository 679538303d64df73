import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import { Text, TextLink } from '@frontdesk/shared/ui/core';
import { formatDateTime } from '@frontdesk/shared/ui/data';
import { newestOf } from './newest-of';
import { SummaryCard } from './SummaryCard';

export function NotificationsCard() {
  const query = useQuery(endpointQuery(getNotifications, {}));
  return (
    <SummaryCard
      title="Notifications"
      to="/notifications"
      linkLabel="All notifications"
      query={query}
      count={query.data?.count ?? 0}
      detail="unread"
      newest={newestOf(query.data?.notifications ?? []).map(({ id, title, message, dateCreated }) => ({
        id,
        label: (
          <>
            <TextLink to={`/notifications/${encodeURIComponent(id)}`} maxW="100%" truncate title={title || message}>
              {title || message || 'Notification'}
            </TextLink>
            <Text tone="muted" fontSize="xs">
              {formatDateTime(dateCreated)}
            </Text>
          </>
        ),
      }))}
      whenEmpty="Nothing happened yet."
    />
  );
}
