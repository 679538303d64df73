import { useNavigate, useParams } from '@frontdesk/shared/app';
import type { HomeCardProps } from '@frontdesk/shared/contract';
import { DemoMark } from '@frontdesk/shared/demonstration';
import { Badge, Button, ButtonLink, Card, chakra, Flex, PageFrame, Text } from '@frontdesk/shared/ui/core';
import { DateTime, EmptyState, FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import { type ReactNode, useEffect } from 'react';
import { markNotificationRead } from '../../api/notifications';
import * as messages from '../../messages/common';
import { isUnread, linkOf, type Notification, type Notifications, withRead } from '../../model/notifications';
import { urls } from '../../urls';
import { useDeleteNotification } from '../use-delete-notification';
import { useNotifications } from '../use-notifications';

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
function NotificationCard({ notification, children }: { notification: Notification; children: ReactNode }) {
  return (
    <Card maxW="760px">
      <DemoMark id={notification.id} />
      <Text dir="auto" whiteSpace="pre-line" fontSize="lg">
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
      {children}
    </Card>
  );
}

/** Marks an opened notification as read, once, and updates the count on every screen. */
function useMarkRead(
  notification: Notification | undefined,
  change: (changed: (current: Notifications) => Notifications) => Promise<void>,
) {
  const unreadId = notification && isUnread(notification) ? notification.id : null;
  useEffect(
    function markRead() {
      if (unreadId === null) return;
      markNotificationRead(unreadId)
        .then((isMarked) => {
          if (isMarked) return change((current) => withRead(current, unreadId, new Date().toISOString()));
        })
        // The page does not change, and the notification remains unread.
        .catch((error) => console.error(messages.errorLog, error));
    },
    [unreadId, change],
  );
}

export function NotificationDetailPage({ hasAddress }: Partial<HomeCardProps>) {
  const { id } = useParams();
  const navigate = useNavigate();
  const { data, error, reload, change } = useNotifications();
  const { remove, pending, failed } = useDeleteNotification(change);
  const notification = data?.notifications.find((entry) => entry.id === id);
  const link = linkOf(notification, hasAddress);
  useMarkRead(notification, change);

  async function removeAndLeave(opened: Notification) {
    if (await remove(opened)) await navigate(urls.list, { replace: true });
  }

  const isUnknown = data !== undefined && !notification;
  const back = (
    <ButtonLink variant="outline" to={urls.list}>
      {messages.backToList}
    </ButtonLink>
  );
  return (
    <PageFrame title={notification?.title || messages.detailTitle} action={isUnknown ? undefined : back}>
      {error && !data && <FailedState what={`${messages.loadFailed}.`} error={error} onRetry={() => void reload()} />}
      {!error && !data && <Skeleton height="200px" rounded="lg" role="status" aria-label={messages.loading} />}
      {failed && (
        <FailedState
          what={`${messages.deleteFailed}.`}
          error={failed.error}
          onRetry={() => void removeAndLeave(failed.notification)}
        />
      )}
      {notification && (
        <NotificationCard notification={notification}>
          <Flex mt="6" gap="3" wrap="wrap">
            {link !== null && <ButtonLink to={link}>{messages.open}</ButtonLink>}
            <Button
              variant="outline"
              pending={pending.has(notification.id)}
              onClick={() => void removeAndLeave(notification)}
            >
              {messages.deleteOne}
            </Button>
          </Flex>
        </NotificationCard>
      )}
      {isUnknown && (
        <Card>
          <EmptyState drawing="missing" action={back}>
            {messages.unknown}
          </EmptyState>
        </Card>
      )}
    </PageFrame>
  );
}
