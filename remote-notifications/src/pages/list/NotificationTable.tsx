import { DemoMark } from '@frontdesk/shared/demonstration';
import { LISTED_MAX } from '@frontdesk/shared/endpoints/notification';
import { narrowRows } from '@frontdesk/shared/narrow-rows';
import { Badge, Button, ButtonLink, Card, Flex, Text, TextLink, VisuallyHidden } from '@frontdesk/shared/ui/core';
import { DateTime, Skeleton, Table, TableFrame, Td, Th } from '@frontdesk/shared/ui/data';
import Bell from 'lucide-react/icons/bell';
import Bot from 'lucide-react/icons/bot';
import FileText from 'lucide-react/icons/file-text';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import QrCode from 'lucide-react/icons/qr-code';
import UserRound from 'lucide-react/icons/user-round';
import { memo, useMemo, useState, useTransition } from 'react';
import * as messages from '../../messages/common';
import { isUnread, linkOf, type Notification, newestFirst } from '../../model/notifications';
import { urls } from '../../urls';

interface NotificationRowProps {
  readonly notification: Notification;
  /** The page that it is about; null if it is not a page of this site. */
  readonly link: string | null;
  readonly isDeleting: boolean;
  /** `clicks` counts clicks in quick succession at the same place; it is 0 for the keyboard. */
  readonly onDelete: (notification: Notification, clicks: number) => void;
  readonly onOpen: (notification: Notification) => void;
}

const ICONS: Readonly<Record<string, typeof Bell>> = {
  accounts: UserRound,
  agents: Bot,
  chat: MessageSquareText,
  documents: FileText,
  qr: QrCode,
};

/** Memoized, because each press would otherwise render hundreds of rows. */
const NotificationRow = memo(function NotificationRow({
  notification,
  link,
  isDeleting,
  onDelete,
  onOpen,
}: NotificationRowProps) {
  const { id, message, dateCreated, dateRead } = notification;
  const title = notification.title || messages.untitled;
  const unread = isUnread(notification);
  const Icon = ICONS[notification.subject ?? ''] ?? Bell;
  return (
    <tr data-unread={unread || undefined}>
      <Td width="21%" minW="204px">
        <Flex gap="3" align="center">
          <Flex
            aria-hidden
            align="center"
            justify="center"
            boxSize="32px"
            flexShrink={0}
            rounded="md"
            bg={unread ? 'brass.subtle' : 'subtle'}
            color={unread ? 'accent.text' : 'text.muted'}
          >
            <Icon size={16} />
          </Flex>
          <TextLink to={urls.detail(id)} dir="auto" color="text" fontWeight={unread ? 600 : 400}>
            {title}
          </TextLink>
        </Flex>
      </Td>
      <Td minW="200px" py="2">
        <Text dir="auto" lineClamp={2} tone={unread ? 'default' : 'muted'} title={message}>
          {message}
        </Text>
        <Flex gap="3" align="center" mt="1">
          {link !== null && (
            <TextLink to={link} onClick={() => onOpen(notification)}>
              {messages.open}
              <VisuallyHidden> {title}</VisuallyHidden>
            </TextLink>
          )}
          <DemoMark id={id} />
        </Flex>
      </Td>
      <Td width="14%" minW="140px">
        <DateTime time={dateCreated} />
      </Td>
      <Td width="14%" minW="140px" data-label={unread ? undefined : messages.columns.read}>
        {unread ? <Badge tone="accent">{messages.unread}</Badge> : <DateTime time={dateRead} />}
      </Td>
      <Td width="1%">
        <Flex gap="2" width="max-content">
          <ButtonLink variant="outline" size="sm" to={urls.detail(id)}>
            {messages.view}
            <VisuallyHidden> {title}</VisuallyHidden>
          </ButtonLink>
          <Button
            variant="ghost"
            size="sm"
            pending={isDeleting}
            onClick={({ detail }) => onDelete(notification, detail)}
          >
            {messages.deleteOne}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        </Flex>
      </Td>
    </tr>
  );
});

const UNREAD_ROWS = {
  '& tbody tr[data-unread]': {
    boxShadow: 'inset 3px 0 0 {colors.brass}',
    _rtl: { boxShadow: 'inset -3px 0 0 {colors.brass}' },
  },
};

/** Beside the menu or on a phone there is no room for five columns. */
const NARROW_TABLE = narrowRows({
  from: 1024,
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"title title" "message message" "created created" "read actions"',
    columnGap: { base: '2', sm: '4' },
    rowGap: '1',
    // On a phone the time of reading needs the whole line.
    '@media (max-width: 479px)': {
      '&:has([data-label])': {
        gridTemplateAreas: '"title title" "message message" "created created" "read read" ". actions"',
      },
    },
  },
  cells: {
    '& td:nth-of-type(1)': { gridArea: 'title' },
    '& td:nth-of-type(2)': { gridArea: 'message' },
    '& td:nth-of-type(3)': { gridArea: 'created', color: 'text.muted', fontSize: 'sm', whiteSpace: 'normal' },
    '& td:nth-of-type(4)': { gridArea: 'read', color: 'text.muted', fontSize: 'sm', whiteSpace: 'normal' },
    '& td:nth-of-type(4)[data-label]::before': { content: 'attr(data-label) " "' },
    '& td:nth-of-type(5)': { gridArea: 'actions' },
  },
});

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
        <Table minW="760px" css={{ ...NARROW_TABLE, ...UNREAD_ROWS }}>
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

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholders for loading notifications, in the shape of their columns. */
export function LoadingRows() {
  return (
    <>
      <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
      <Card p="0" aria-hidden>
        {PLACES.map((place) => (
          <Flex
            key={place}
            gap="6"
            px="4"
            py="3"
            align="center"
            borderBottomWidth="1px"
            _last={{ borderBottomWidth: 0 }}
          >
            <Skeleton height="16px" width="24%" />
            <Skeleton height="16px" flex="1" maxW="40%" />
            <Skeleton height="16px" width="140px" hideBelow="lg" />
            <Skeleton height="22px" width="64px" rounded="full" hideBelow="lg" />
            <Skeleton height="32px" width="120px" ms="auto" />
          </Flex>
        ))}
      </Card>
    </>
  );
}
