import { DemoMark } from '@frontdesk/shared/demonstration';
import { LISTED_MAX } from '@frontdesk/shared/endpoints/notification';
import { narrowRows } from '@frontdesk/shared/narrow-rows';
import {
  Badge,
  Box,
  Button,
  ButtonLink,
  Card,
  Flex,
  IconButton,
  Text,
  TextLink,
  VisuallyHidden,
} from '@frontdesk/shared/ui/core';
import { DateTime, Skeleton, Table, TableFrame, Td, Th } from '@frontdesk/shared/ui/data';
import Bell from 'lucide-react/icons/bell';
import Bot from 'lucide-react/icons/bot';
import FileText from 'lucide-react/icons/file-text';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import QrCode from 'lucide-react/icons/qr-code';
import Trash2 from 'lucide-react/icons/trash-2';
import UserRound from 'lucide-react/icons/user-round';
import { memo, useCallback, useMemo, useState, useTransition } from 'react';
import * as messages from '../../messages/common';
import { groupsOf, isUnread, type Notification, type NotificationGroup, newestFirst } from '../../model/notifications';
import { urls } from '../../urls';

const ICONS: Readonly<Record<string, typeof Bell>> = {
  accounts: UserRound,
  agents: Bot,
  chat: MessageSquareText,
  documents: FileText,
  qr: QrCode,
};

interface KindIconProps {
  readonly subject: string | null;
  readonly isUnread: boolean;
}

/** An icon for the subject of a notification. */
function KindIcon({ subject, isUnread }: KindIconProps) {
  const Icon = ICONS[subject ?? ''] ?? Bell;
  return (
    <Flex
      aria-hidden
      align="center"
      justify="center"
      boxSize="32px"
      flexShrink={0}
      rounded="md"
      bg={isUnread ? 'brass.subtle' : 'subtle'}
      color={isUnread ? 'accent.text' : 'text.muted'}
    >
      <Icon size={16} />
    </Flex>
  );
}

interface NotificationRowProps {
  readonly notification: Notification;
  readonly isDeleting: boolean;
  /** `clicks` counts clicks in quick succession at the same position; it is 0 for the keyboard. */
  readonly onDelete: (notification: Notification, clicks: number) => void;
  /** The group whose newest notification this is; the others are shown below it on request. */
  readonly group?: NotificationGroup | undefined;
  readonly isOpen?: boolean;
  readonly onToggle?: (id: string) => void;
}

/** Memoized, because each press would otherwise render hundreds of rows. */
const NotificationRow = memo(function NotificationRow({
  notification,
  isDeleting,
  onDelete,
  group,
  isOpen = false,
  onToggle,
}: NotificationRowProps) {
  const { id, message, dateCreated, dateRead } = notification;
  const title = notification.title || messages.untitled;
  const unread = isUnread(notification);
  return (
    <tr data-unread={unread || group?.notifications.some(isUnread) || undefined}>
      <Td width="21%" minW="196px">
        <Flex gap="3" align="center">
          <KindIcon subject={notification.subject} isUnread={unread} />
          <Box>
            <TextLink to={urls.detail(id)} dir="auto" color="text" fontWeight={unread ? 600 : 400} me="2">
              {title}
            </TextLink>
            <DemoMark id={id} />
          </Box>
        </Flex>
      </Td>
      <Td minW="200px" py="2">
        <Text dir="auto" lineClamp={2} tone={unread ? 'default' : 'muted'} title={message}>
          {message}
        </Text>
        {group && (
          <Button
            variant="ghost"
            size="sm"
            mt="1"
            // Aligned with the text of the message.
            ms="-3"
            aria-expanded={isOpen}
            onClick={() => onToggle?.(group.id)}
          >
            {isOpen ? messages.hideGroup : messages.showGroup(group.notifications.length - 1)}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
      </Td>
      <Td width="1%" minW="132px">
        <DateTime time={dateCreated} />
      </Td>
      <Td width="1%" minW="132px" data-label={unread ? undefined : messages.columns.read}>
        {unread ? <Badge tone="accent">{messages.unread}</Badge> : <DateTime time={dateRead} />}
      </Td>
      <Td width="1%">
        <Flex gap="2" width="max-content">
          <ButtonLink variant="outline" size="sm" to={urls.detail(id)}>
            {messages.view}
            <VisuallyHidden> {title}</VisuallyHidden>
          </ButtonLink>
          <IconButton
            aria-label={messages.deleteNamed(title)}
            aria-busy={isDeleting}
            minH="32px"
            minW="32px"
            onClick={({ detail }) => !isDeleting && onDelete(notification, detail)}
          >
            <Trash2 aria-hidden size={16} />
          </IconButton>
        </Flex>
      </Td>
    </tr>
  );
});

const ROWS = {
  // There is room for the times beside a long message.
  '@media (min-width: 1536px)': { '& td:nth-of-type(n+3)': { whiteSpace: 'nowrap' } },
  '& tbody tr[data-unread]': {
    boxShadow: 'inset 3px 0 0 {colors.brass}',
    _rtl: { boxShadow: 'inset -3px 0 0 {colors.brass}' },
  },
};

/** Beside the menu and on phones there is no room for five columns. */
const NARROW_TABLE = narrowRows({
  from: 1180,
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    rowGap: '1',
  },
  cells: {
    '& td:nth-of-type(-n+2)': { width: '100%' },
    '& td:nth-of-type(n+3)': { color: 'text.muted', fontSize: 'xs' },
    '& td:nth-of-type(4)[data-label]::before': { content: 'attr(data-label) " "' },
    '& td:nth-of-type(5)': { ms: 'auto' },
    // On phones, both times are beside the buttons.
    '@media (max-width: 479px)': {
      '& tr': { display: 'grid', gridTemplateColumns: '1fr auto' },
      '& td:nth-of-type(-n+2)': { gridColumn: '1 / 3' },
      '& td:nth-of-type(5)': { gridArea: '3 / 2 / 5' },
    },
  },
});

/** Maximum number of rows rendered together, so that the page is fast even with a thousand notifications. */
const ROWS_AT_ONCE = 50;

interface NotificationTableProps {
  readonly notifications: readonly Notification[];
  /** Ids of notifications that are being deleted. */
  readonly deleting: ReadonlySet<string>;
  readonly onDelete: (notification: Notification, clicks: number) => void;
}

export function NotificationTable({ notifications, deleting, onDelete }: NotificationTableProps) {
  const [limit, setLimit] = useState(ROWS_AT_ONCE);
  const [isDrawing, startDrawing] = useTransition();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const groups = useMemo(() => groupsOf(newestFirst(notifications)), [notifications]);
  const shown = groups.slice(0, limit);
  const all = notifications.length;
  const listed = shown.reduce((sum, group) => sum + group.notifications.length, 0);
  const toggle = useCallback((id: string) => {
    setOpened((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const rowOf = (notification: Notification, group?: NotificationGroup) => (
    <NotificationRow
      key={notification.id}
      notification={notification}
      isDeleting={deleting.has(notification.id)}
      onDelete={onDelete}
      group={group}
      isOpen={group && opened.has(group.id)}
      onToggle={toggle}
    />
  );

  return (
    <>
      <TableFrame>
        <Table minW="760px" css={{ ...NARROW_TABLE, ...ROWS }}>
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
            {shown.flatMap((group) => {
              const [newest, ...others] = group.notifications;
              if (!newest) return [];
              if (others.length === 0) return [rowOf(newest)];
              return [rowOf(newest, group), ...(opened.has(group.id) ? others.map((other) => rowOf(other)) : [])];
            })}
          </tbody>
        </Table>
      </TableFrame>
      {groups.length > ROWS_AT_ONCE && (
        <Flex gap="4" align="center" justify="center" wrap="wrap">
          <Text tone="muted">{messages.shown(listed, all)}</Text>
          {all === LISTED_MAX && <Text tone="muted">{messages.onlyNewest(LISTED_MAX)}</Text>}
          {groups.length > limit && (
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
