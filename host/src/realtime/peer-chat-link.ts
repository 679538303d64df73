import type { PeerChat, PeerChatEvents } from '@frontdesk/shared/app';
import { HubLink } from '@frontdesk/shared/realtime';

/** Opens the chat hub for a screen. The name is given again after every loss, since it belongs to the connection. */
export function openPeerChatLink({ onStatus, onMessage, onSignal }: PeerChatEvents): PeerChat {
  let name = '';
  const giveName = async () => {
    if (name !== '') await link.invoke('SetName', name).catch(unlessUnknownMethod);
  };
  const link = new HubLink({
    path: '/chatHub',
    handlers: {
      ReceiveMessage: (from, text) => onMessage(String(from), String(text)),
      ReceiveSignal: (from, json) => onSignal(String(from), typeof json === 'string' ? json : JSON.stringify(json)),
    },
    onStatus(status) {
      if (status === 'Connected') void giveName().catch(() => undefined);
      onStatus(status);
    },
    onReconnected: () => undefined,
  });
  const invoke = async (method: string, ...args: readonly string[]) => {
    try {
      await link.invoke(method, ...args);
    } catch (error) {
      if (isUnknownMethod(error)) throw error;
      throw new Error(serverSentence(error));
    }
  };
  void link.start();
  const retryWhenSeen = () => document.visibilityState === 'visible' && void link.start();
  document.addEventListener('visibilitychange', retryWhenSeen);
  window.addEventListener('online', retryWhenSeen);
  return {
    setName(next) {
      name = next.trim();
      return invoke('SetName', name).catch(unlessUnknownMethod);
    },
    sendMessage: (peer, text) => invoke('SendMessage', peer, text),
    sendSignal: (peer, json) => invoke('SendSignal', peer, json),
    close() {
      document.removeEventListener('visibilitychange', retryWhenSeen);
      window.removeEventListener('online', retryWhenSeen);
      link.stop();
    },
  };
}

/** Names are ours: another server's hub may know who somebody is by itself. */
function unlessUnknownMethod(error: unknown): void {
  if (!isUnknownMethod(error)) throw error;
}

function isUnknownMethod(error: unknown): boolean {
  return /method does not exist|no such method|unknown hub method/i.test(String(error));
}

/** A library's words about a lost line are not for people; a server's refusal is. */
function serverSentence(error: unknown): string {
  const words = error instanceof Error ? error.message : '';
  const isOurs = /^[A-Z][^'"]*\.$/.test(words) && !/connection|invocation/i.test(words);
  return isOurs ? words : 'No connection to server yet.';
}
