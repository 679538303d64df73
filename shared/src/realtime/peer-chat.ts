import type { HubStatus } from './hub-status';

/** The events of the chat hub for a screen. */
export interface PeerChatEvents {
  readonly onStatus: (status: HubStatus) => void;
  readonly onMessage: (from: string, text: string) => void;
  readonly onSignal: (from: string, json: string) => void;
  /** Names of everybody who is connected, including this connection; only called by servers that support it. */
  readonly onPresence?: (names: readonly string[]) => void;
}

/** A connection to the chat hub. A call fails with the server's sentence, or because there is no connection. */
export interface PeerChat {
  /** The name under which others reach this connection. */
  setName(name: string): Promise<void>;
  sendMessage(peer: string, text: string): Promise<void>;
  sendSignal(peer: string, json: string): Promise<void>;
  close(): void;
}

type OpenPeerChat = (events: PeerChatEvents) => PeerChat;

let open: OpenPeerChat | null = null;

/** Sets how a connection to the chat hub is made. Only for the host. */
export function providePeerChat(how: OpenPeerChat | null): void {
  open = how;
}

/** Opens a connection to the chat hub, which lasts until it is closed; null outside of the host. */
export function openPeerChat(events: PeerChatEvents): PeerChat | null {
  return open?.(events) ?? null;
}
