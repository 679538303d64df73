import { newestOf, SummaryCard } from '@frontdesk/shared/cards';
import { useQuery } from '@frontdesk/shared/query';
import { Text, TextLink } from '@frontdesk/shared/ui/core';
import { TimeAgo } from '@frontdesk/shared/ui/data';
import { notificationsQuery } from '../api/notifications';
import * as messages from '../home-messages';
import { urls } from '../urls';

/** Shows the unread count and the newest notifications on the home dashboard. */
export function NotificationsCard() {
  const query = useQuery(notificationsQuery);
  const newest = newestOf(query.data?.notifications ?? [], ({ dateCreated }) => dateCreated);
  return (
    <SummaryCard
      title={messages.title}
      to={urls.list}
      linkLabel={messages.all}
      query={query}
      count={query.data?.count ?? 0}
      detail={messages.unread}
      newest={newest.map(({ id, title, message, dateCreated }) => ({
        id,
        label: (
          <>
            <TextLink to={urls.detail(id)} maxW="100%" truncate title={title || message}>
              {title || message || messages.untitled}
            </TextLink>
            <Text tone="muted" fontSize="xs">
              <TimeAgo time={dateCreated} />
            </Text>
          </>
        ),
      }))}
      whenEmpty={messages.none}
    />
  );
}
