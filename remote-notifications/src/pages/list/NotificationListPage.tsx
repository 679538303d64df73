import type { HomeCardProps } from '@frontdesk/shared/contract';
import { Button, ButtonLink, Card, Flex, PageFrame, Stack } from '@frontdesk/shared/ui/core';
import { EmptyState, FailedState } from '@frontdesk/shared/ui/data';
import Bell from 'lucide-react/icons/bell';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useCallback, useRef, useState } from 'react';
import { markNotificationRead } from '../../api/mark-notification-read';
import * as messages from '../../messages';
import { type Notification, withRead } from '../../model/notifications';
import { urls } from '../../urls';
import { DemonstrationNotice } from '../DemonstrationNotice';
import { useDeleteNotification } from '../use-delete-notification';
import { useNotifications } from '../use-notifications';
import { LoadingRows } from './LoadingRows';
import { MarkAllReadButton } from './MarkAllReadButton';
import { NotificationTable } from './NotificationTable';
import { useCalmDelete } from './use-calm-delete';

export function NotificationListPage({ hasAddress }: Partial<HomeCardProps>) {
  const { data, error, reload, change } = useNotifications();
  const { remove, pending, failed } = useDeleteNotification(change);
  const [isRefreshing, setRefreshing] = useState(false);

  const content = useRef<HTMLDivElement>(null);

  async function removeRow(notification: Notification): Promise<boolean> {
    const isGone = await remove(notification);
    // The focused button disappears with its row.
    if (isGone) content.current?.focus();
    return isGone;
  }
  const pressDelete = useCalmDelete(removeRow);

  /** Opening a notification's link marks it as read, too. */
  const open = useCallback(
    ({ id }: Notification) => {
      markNotificationRead(id)
        .then((isMarked) =>
          isMarked ? change((current) => withRead(current, id, new Date().toISOString())) : undefined,
        )
        .catch((failure) => console.error(messages.errorLog, failure));
    },
    [change],
  );

  async function refresh() {
    setRefreshing(true);
    await reload();
    setRefreshing(false);
  }

  return (
    <PageFrame
      title={messages.listTitle}
      intro={messages.listIntro}
      action={
        <Flex gap="3" wrap="wrap">
          {data && data.count > 0 && <MarkAllReadButton change={change} />}
          <Button variant="outline" pending={isRefreshing} onClick={() => void refresh()}>
            {!isRefreshing && <RefreshCw aria-hidden />}
            {messages.refresh}
          </Button>
        </Flex>
      }
    >
      {data && data.notifications.length > 0 && <DemonstrationNotice>{messages.demonstration}</DemonstrationNotice>}
      <Stack ref={content} gap="5" tabIndex={-1} outline="none">
        {error && <FailedState what={`${messages.loadFailed}.`} error={error} onRetry={() => void refresh()} />}
        {failed && (
          <FailedState
            what={messages.deleteFailedAbout(failed.notification.title || messages.untitled)}
            error={failed.error}
            onRetry={() => void removeRow(failed.notification)}
          />
        )}
        {!data && !error && <LoadingRows />}
        {data && data.notifications.length > 0 && (
          <NotificationTable
            notifications={data.notifications}
            hasAddress={hasAddress}
            deleting={pending}
            onDelete={pressDelete}
            onOpen={open}
          />
        )}
        {data?.notifications.length === 0 && (
          <Card>
            <EmptyState
              icon={<Bell aria-hidden />}
              action={
                <ButtonLink to={urls.dashboard} variant="outline">
                  {messages.toDashboard}
                </ButtonLink>
              }
            >
              {messages.none}
            </EmptyState>
          </Card>
        )}
      </Stack>
    </PageFrame>
  );
}
