import type { PeerChat, PeerChatEvents } from '@frontdesk/shared/app';
import { HubLink } from '@frontdesk/shared/realtime';
import { noConnection } from '../messages/peer-chat';

/**
 * Opens the chat hub for a screen. Sends the user's name again after every reconnect, because the server stores the
 * name for each connection separately.
 */
export function openPeerChatLink({ onStatus, onMessage, onSignal, onPresence }: PeerChatEvents): PeerChat {
  let name = '';
  let isClosed = false;
  const giveName = async () => {
    // Only our server needs the name: another server's hub may already know who is connected.
    const fail = (error: unknown) => {
      if (!/method does not exist|no such method|unknown hub method/i.test(String(error))) throw error;
    };
    await link.invoke('SetName', name).catch(fail);
  };
  const link = new HubLink({
    path: '/chatHub',
    handlers: {
      ReceiveMessage: (from, text) => onMessage(String(from), String(text)),
      ReceiveSignal: (from, json) => onSignal(String(from), typeof json === 'string' ? json : JSON.stringify(json)),
      ReceivePresence: (names) => onPresence?.(Array.isArray(names) ? names.map(String) : []),
    },
    onStatus(status) {
      if (status === 'Connected' && name !== '') void giveName().catch(() => undefined);
      onStatus(status);
    },
    onReconnected: () => undefined,
  });
  const inWords = async (work: Promise<unknown>) => {
    try {
      await work;
    } catch (error) {
      // The result is no longer needed: the screen has closed the chat, which ends pending calls.
      if (!isClosed) throw new Error(serverSentence(error));
    }
  };
  void link.start();
  return {
    setName(next) {
      name = next.trim();
      return inWords(giveName());
    },
    sendMessage: (peer, text) => inWords(link.invoke('SendMessage', peer, text)),
    sendSignal: (peer, json) => inWords(link.invoke('SendSignal', peer, json)),
    close() {
      isClosed = true;
      link.stop();
    },
  };
}

/**
 * Returns the server's own reason, or a general message in place of a library's error about a lost
 * connection, which users would not understand.
 */
function serverSentence(error: unknown): string {
  const words = error instanceof Error ? error.message : '';
  const isOurs = /^[A-Z][^'"]*\.$/.test(words) && !/connection|invocation/i.test(words);
  return isOurs ? words : noConnection;
}
