import { providePeerChat, realtimeStore } from '@frontdesk/shared/app';
import type { QueryClient } from '@frontdesk/shared/query';
import { HubLink } from '@frontdesk/shared/realtime';
import { openPeerChatLink } from './peer-chat-link';
import { notificationTaker } from './take-notification';

/** The one connection of the whole page. `stop` ends it; `retry` tries again after it gave up. */
export function openLiveConnection(queries: QueryClient): { stop: () => void; retry: () => void } {
  const link = new HubLink({
    path: '/notificationHub',
    handlers: { ReceiveNotification: notificationTaker(queries) },
    onStatus: (status, problem) => realtimeStore.setState({ status, problem }),
    // What happened meanwhile was pushed to nobody here.
    onReconnected: () => void queries.invalidateQueries(),
  });
  const retry = () => {
    if (realtimeStore.getState().status === 'Disconnected') void link.start();
  };
  const retryWhenSeen = () => {
    if (document.visibilityState === 'visible') retry();
  };
  void link.start();
  providePeerChat(openPeerChatLink);
  document.addEventListener('visibilitychange', retryWhenSeen);
  window.addEventListener('online', retry);
  return {
    retry,
    stop() {
      document.removeEventListener('visibilitychange', retryWhenSeen);
      window.removeEventListener('online', retry);
      link.stop();
      providePeerChat(null);
      realtimeStore.setState({ status: 'Connecting', problem: null });
    },
  };
}
