import { useNavigate, useParams } from '@frontdesk/shared/app';
import type { HomeCardProps } from '@frontdesk/shared/contract';
import { Button, ButtonLink, Card, Flex, PageFrame } from '@frontdesk/shared/ui/core';
import { EmptyState, FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import BellOff from 'lucide-react/icons/bell-off';
import * as messages from '../../messages';
import { linkOf, type Notification } from '../../model/notifications';
import { urls } from '../../urls';
import { useDeleteNotification } from '../use-delete-notification';
import { useNotifications } from '../use-notifications';
import { NotificationCard } from './NotificationCard';
import { useMarkRead } from './use-mark-read';

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
        <>
          <NotificationCard notification={notification} />
          <Flex mt="4" gap="3" wrap="wrap">
            {link !== null && <ButtonLink to={link}>{messages.open}</ButtonLink>}
            <Button
              variant="outline"
              pending={pending.has(notification.id)}
              onClick={() => void removeAndLeave(notification)}
            >
              {messages.deleteOne}
            </Button>
          </Flex>
        </>
      )}
      {isUnknown && (
        <Card>
          <EmptyState icon={<BellOff aria-hidden />} action={back}>
            {messages.unknown}
          </EmptyState>
        </Card>
      )}
    </PageFrame>
  );
}
