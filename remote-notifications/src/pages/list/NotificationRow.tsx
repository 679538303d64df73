import { Badge, Button, ButtonLink, Flex, Text, TextLink, VisuallyHidden } from '@frontdesk/shared/ui/core';
import { DateTime, Td } from '@frontdesk/shared/ui/data';
import { memo } from 'react';
import * as messages from '../../messages';
import { isUnread, type Notification } from '../../model/notifications';
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

/** Memoized, because each press would otherwise render hundreds of rows. */
export const NotificationRow = memo(function NotificationRow({
  notification,
  link,
  isDeleting,
  onDelete,
  onOpen,
}: NotificationRowProps) {
  const { id, message, dateCreated, dateRead } = notification;
  const title = notification.title || messages.untitled;
  const unread = isUnread(notification);
  return (
    <tr>
      <Td width="24%" minW="160px">
        <TextLink to={urls.detail(id)} color="text" fontWeight={unread ? 600 : 400}>
          {title}
        </TextLink>
      </Td>
      <Td width="40%" minW="200px">
        <Text lineClamp={2} tone={unread ? 'default' : 'muted'} title={message}>
          {message}
        </Text>
        {link !== null && (
          <TextLink to={link} onClick={() => onOpen(notification)}>
            {messages.open}
            <VisuallyHidden> {title}</VisuallyHidden>
          </TextLink>
        )}
      </Td>
      <Td whiteSpace="nowrap">
        <DateTime time={dateCreated} />
      </Td>
      <Td whiteSpace="nowrap" data-label={unread ? undefined : messages.columns.read}>
        {unread ? <Badge tone="accent">{messages.unread}</Badge> : <DateTime time={dateRead} />}
      </Td>
      <Td>
        <Flex gap="2">
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
