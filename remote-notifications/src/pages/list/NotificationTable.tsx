import { LISTED_MAX } from '@frontdesk/shared/endpoints/notification';
import { Button, Flex, Text } from '@frontdesk/shared/ui/core';
import { Table, TableFrame, Th } from '@frontdesk/shared/ui/data';
import { useMemo, useState, useTransition } from 'react';
import * as messages from '../../messages';
import { linkOf, type Notification, newestFirst } from '../../model/notifications';
import { NotificationRow } from './NotificationRow';
import { NARROW_TABLE } from './narrow-table';

/** Number of rows rendered at once, so that a thousand notifications stay fast. */
const ROWS_AT_ONCE = 50;

interface NotificationTableProps {
  readonly notifications: readonly Notification[];
  /** Ids of notifications that are being deleted. */
  readonly deleting: ReadonlySet<string>;
  readonly onDelete: (notification: Notification, clicks: number) => void;
  /** Called when a notification's link is opened. */
  readonly onOpen: (notification: Notification) => void;
  /** Whether the address is a page of this site. */
  readonly hasAddress: ((path: string) => boolean) | undefined;
}

export function NotificationTable({ notifications, deleting, onDelete, onOpen, hasAddress }: NotificationTableProps) {
  const [limit, setLimit] = useState(ROWS_AT_ONCE);
  const [isDrawing, startDrawing] = useTransition();
  const sorted = useMemo(() => newestFirst(notifications), [notifications]);
  const shown = sorted.slice(0, limit);

  return (
    <>
      <TableFrame>
        <Table minW="760px" css={NARROW_TABLE}>
          <thead>
            <tr>
              {Object.entries(messages.columns).map(([column, label]) => (
                <Th key={column} scope="col">
                  {label}
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                isDeleting={deleting.has(notification.id)}
                link={linkOf(notification, hasAddress)}
                onDelete={onDelete}
                onOpen={onOpen}
              />
            ))}
          </tbody>
        </Table>
      </TableFrame>
      {sorted.length > ROWS_AT_ONCE && (
        <Flex gap="4" align="center" justify="center" wrap="wrap">
          <Text tone="muted">{messages.shown(shown.length, sorted.length)}</Text>
          {sorted.length === LISTED_MAX && <Text tone="muted">{messages.onlyNewest(LISTED_MAX)}</Text>}
          {sorted.length > limit && (
            <Button
              variant="outline"
              pending={isDrawing}
              onClick={() => startDrawing(() => setLimit(limit + ROWS_AT_ONCE))}
            >
              {messages.showMore}
            </Button>
          )}
        </Flex>
      )}
    </>
  );
}
