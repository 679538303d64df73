import { Badge, Card, chakra, Text } from '@frontdesk/shared/ui/core';
import { formatDateTime } from '@frontdesk/shared/ui/data';
import * as messages from '../../messages';
import { isUnread, type Notification } from '../../model/notifications';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    mt: '6',
    pt: '4',
    borderTopWidth: '1px',
    '& dt': { color: 'text.muted' },
  },
});

/** What a notification says and when; the title stands above, as the page's. */
export function NotificationCard({ notification }: { notification: Notification }) {
  return (
    <Card>
      <Text whiteSpace="pre-wrap" fontSize="md">
        {notification.message}
      </Text>
      <Facts>
        <dt>{messages.created}</dt>
        <dd>{formatDateTime(notification.dateCreated)}</dd>
        <dt>{messages.read}</dt>
        <dd>
          {isUnread(notification) ? (
            <Badge tone="accent">{messages.unread}</Badge>
          ) : (
            formatDateTime(notification.dateRead)
          )}
        </dd>
      </Facts>
    </Card>
  );
}
