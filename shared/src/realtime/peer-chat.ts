import type { HubStatus } from './hub-status';

/** What a screen wants to hear from the chat hub. */
export interface PeerChatEvents {
  readonly onStatus: (status: HubStatus) => void;
  readonly onMessage: (from: string, text: string) => void;
  readonly onSignal: (from: string, json: string) => void;
  /** The names of everybody who is connected, this connection's too; only servers that know it call it. */
  readonly onPresence?: (names: readonly string[]) => void;
}

/** A connection to the chat hub. Every call fails with the server's sentence, or because there is no connection. */
export interface PeerChat {
  /** The name under which others reach this connection. */
  setName(name: string): Promise<void>;
  sendMessage(peer: string, text: string): Promise<void>;
  sendSignal(peer: string, json: string): Promise<void>;
  close(): void;
}

type OpenPeerChat = (events: PeerChatEvents) => PeerChat;

let open: OpenPeerChat | null = null;

/** For the host alone: how a connection to the chat hub is made. */
export function providePeerChat(how: OpenPeerChat | null): void {
  open = how;
}

/** Opens a connection to the chat hub, which lasts until it is closed; null outside of the host. */
export function openPeerChat(events: PeerChatEvents): PeerChat | null {
  return open?.(events) ?? null;
}
