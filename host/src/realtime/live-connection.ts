import { providePeerChat, realtimeStore } from '@frontdesk/shared/app';
import type { QueryClient } from '@frontdesk/shared/query';
import { HubLink } from '@frontdesk/shared/realtime';
import { findRequiredCalls } from '../contributions/find-server-calls';
import { openPeerChatLink } from './peer-chat-link';
import { changeTaker, notificationTaker } from './take-notification';

/** The open connection; one that is being closed no longer reports its state once there is another. */
let current: HubLink | null = null;

/** Opens the only connection of the whole page. `stop` ends it; `retry` connects at once while disconnected. */
export function openLiveConnection(queries: QueryClient): { stop: () => void; retry: () => void } {
  const link = new HubLink({
    path: '/notificationHub',
    handlers: { ReceiveNotification: notificationTaker(queries), ReceiveChange: changeTaker(queries) },
    onStatus(status, problem) {
      if (current !== link) return;
      realtimeStore.setState({ status, problem });
      // Before this, the page cannot know whether the server is ours.
      if (status === 'Connected' || status === 'Unavailable') void findRequiredCalls('shown', queries);
    },
    // Notifications during the disconnected time were not pushed to this tab.
    onReconnected: () => void queries.invalidateQueries(),
  });
  current = link;
  void link.start();
  providePeerChat(openPeerChatLink);
  return {
    retry: () => void link.start(),
    stop() {
      link.stop();
      providePeerChat(null);
    },
  };
}
