import { Badge, Card, chakra, Text } from '@frontdesk/shared/ui/core';
import { DateTime } from '@frontdesk/shared/ui/data';
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

/** Shows the message of a notification and its time. The page shows its title. */
export function NotificationCard({ notification }: { notification: Notification }) {
  return (
    <Card>
      <Text whiteSpace="pre-wrap" fontSize="md">
        {notification.message}
      </Text>
      <Facts>
        <dt>{messages.created}</dt>
        <dd>
          <DateTime time={notification.dateCreated} />
        </dd>
        <dt>{messages.read}</dt>
        <dd>
          {isUnread(notification) ? (
            <Badge tone="accent">{messages.unread}</Badge>
          ) : (
            <DateTime time={notification.dateRead} />
          )}
        </dd>
      </Facts>
    </Card>
  );
}
