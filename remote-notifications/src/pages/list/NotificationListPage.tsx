import { messageOf, showToast } from '@frontdesk/shared/app';
import { DemonstrationNotice } from '@frontdesk/shared/demonstration';
import { Button, ButtonLink, Card, Flex, PageFrame, Stack } from '@frontdesk/shared/ui/core';
import { EmptyState, FailedState } from '@frontdesk/shared/ui/data';
import CheckCheck from 'lucide-react/icons/check-check';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useCallback, useRef, useState } from 'react';
import { markAllRead } from '../../api/notifications';
import * as messages from '../../messages/common';
import { allRead, type Notification, type Notifications } from '../../model/notifications';
import { urls } from '../../urls';
import { useDeleteNotification } from '../use-delete-notification';
import { useNotifications } from '../use-notifications';
import { LoadingRows, NotificationTable } from './NotificationTable';

interface MarkAllReadButtonProps {
  readonly change: (changed: (current: Notifications) => Notifications) => Promise<void>;
}

/** Disappears once the server is known to lack this call. */
function MarkAllReadButton({ change }: MarkAllReadButtonProps) {
  const [isPending, setPending] = useState(false);
  const [isUnavailable, setUnavailable] = useState(false);

  async function mark() {
    setPending(true);
    try {
      if (await markAllRead()) await change((current) => allRead(current, new Date().toISOString()));
      else {
        setUnavailable(true);
        showToast('info', messages.markAllUnavailable);
      }
    } catch (error) {
      console.error(messages.errorLog, error);
      showToast('error', messageOf(error));
    } finally {
      setPending(false);
    }
  }

  if (isUnavailable) return null;
  return (
    <Button variant="outline" pending={isPending} onClick={() => void mark()}>
      {!isPending && <CheckCheck aria-hidden />}
      {messages.markAllRead}
    </Button>
  );
}

/** Longer than the time between the two clicks of a double click. */
const CALM_MS = 400;

/**
 * Ignores the second click of a double click, because the next row has moved under the pointer and would also be
 * deleted.
 */
function useCalmDelete(remove: (notification: Notification) => Promise<boolean>) {
  const wentAt = useRef(Number.NEGATIVE_INFINITY);

  async function press(notification: Notification) {
    if (performance.now() - wentAt.current < CALM_MS) return;
    if (await remove(notification)) wentAt.current = performance.now();
  }
  const latest = useRef(press);
  latest.current = press;
  // Always the same function, so that the rows do not render again.
  return useCallback((notification: Notification, clicks: number) => {
    if (clicks <= 1) void latest.current(notification);
  }, []);
}

export function NotificationListPage() {
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
      {data && data.notifications.length > 0 && <DemonstrationNotice of="notifications" />}
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
          <NotificationTable notifications={data.notifications} deleting={pending} onDelete={pressDelete} />
        )}
        {data?.notifications.length === 0 && (
          <Card>
            <EmptyState
              drawing="notifications"
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
