import { providePeerChat, realtimeStore } from '@frontdesk/shared/app';
import { addressOf } from '@frontdesk/shared/contract';
import type { QueryClient } from '@frontdesk/shared/query';
import { HubLink } from '@frontdesk/shared/realtime';
import { findRequiredCalls } from '../contributions/find-server-calls';
import { sessionPath } from '../navigation/known-routes';
import { useRegistry } from '../remotes/registry/registry-store';
import { openPeerChatLink } from './peer-chat-link';
import { changeTaker, notificationTaker } from './take-notification';

/** Pause before retrying calls that got no answer. */
const FIND_AGAIN_MS = 15_000;

/** The open connection; a connection that is being closed no longer reports its state once another is open. */
let current: HubLink | null = null;

/** Opens the only connection of the whole page. `stop` ends it; `retry` connects immediately while disconnected. */
export function openLiveConnection(queries: QueryClient): { stop: () => void; retry: () => void } {
  let [isServerKnown, isStopped] = [false, false];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const find = async () => {
    clearTimeout(timer);
    // Until now, the page could not determine whether the server is ours.
    if (!isServerKnown) return;
    const isComplete = await findRequiredCalls('shown', queries);
    if (!isComplete && !isStopped) timer = setTimeout(find, FIND_AGAIN_MS);
  };
  // The registry may load later than the connection opens.
  const forgetRegistry = useRegistry.subscribe((now, before) => {
    if (now.registry !== before.registry) void find();
  });
  const link = new HubLink({
    path: '/notificationHub',
    handlers: {
      ReceiveNotification: notificationTaker(queries),
      ReceiveChange: changeTaker(queries),
      ReceiveWaitEnd: (id) => realtimeStore.setState({ waitEnd: { conversationId: String(id) } }),
      ReceiveTyping: (id) => realtimeStore.setState({ typing: { conversationId: String(id), at: Date.now() } }),
    },
    onStatus(status, problem) {
      if (current !== link) return;
      realtimeStore.setState({ status, problem });
      const isAnswered = status === 'Connected' || status === 'Unavailable';
      isServerKnown ||= isAnswered;
      if (isAnswered) void find();
    },
    // While this tab was disconnected, it received no pushed notifications.
    onReconnected: () => void queries.invalidateQueries(),
  });
  current = link;
  // The session may end before the tab has connected.
  const leaving = sessionPath(useRegistry.getState().registry, 'logout');
  if (addressOf(location.pathname) !== addressOf(leaving)) void link.start();
  providePeerChat(openPeerChatLink);
  return {
    retry: () => void link.start(),
    stop() {
      forgetRegistry();
      clearTimeout(timer);
      isStopped = true;
      link.stop();
      providePeerChat(null);
    },
  };
}
