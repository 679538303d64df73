import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { dropEarlyAnswers } from '../http/early-data';

/** The states from spec section 4.8, as shown to the owner, and 'Unavailable' for a server without a hub. */
export type HubStatus = 'Disconnected' | 'Connecting' | 'Connected' | 'Reconnecting' | 'Disconnecting' | 'Unavailable';

export interface Realtime {
  readonly status: HubStatus;
  /** Why there is no connection, as a sentence for the owner; null if there is no reason to show. */
  readonly problem: string | null;
  /** Whether the server reported that it is ours, before the hub answered. Absent until then. */
  readonly isOwnServer?: boolean;
  /**
   * The conversation whose visitor was the last to type, and the time in milliseconds since 1970. Absent until a
   * visitor types.
   */
  readonly typing?: { readonly conversationId: string; readonly at: number };
  /**
   * The conversation whose wait ended last, a new object each time. Absent until a visitor's wait for a person ends.
   */
  readonly waitEnd?: { readonly conversationId: string };
}

/** The status of the only connection to the notification hub. Written by the host, read by all parts. */
export const realtimeStore = createStore<Realtime>(() => ({ status: 'Connecting', problem: null }));

/** Returns the connection's state, and updates with it. */
export function useRealtime(): Realtime {
  return useStore(realtimeStore);
}

/** A screen's handlers for the chat hub's events. */
export interface PeerChatEvents {
  readonly onStatus: (status: HubStatus) => void;
  readonly onMessage: (from: string, text: string) => void;
  readonly onSignal: (from: string, json: string) => void;
  /** Receives the names of all connected participants, including this one; only servers that support this call it. */
  readonly onPresence?: (names: readonly string[]) => void;
}

/** A connection to the chat hub. A call fails with the server's message, or when there is no connection. */
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

/** A notification that the hub pushed, whatever its original shape. */
export interface LiveNotification {
  /** '' when the server sent only a text. */
  readonly id: string;
  readonly title: string;
  readonly message: string;
}

type Listener = (notification: LiveNotification) => void;

const listeners = new Set<Listener>();

/** Calls `listener` with every notification from now on. Returns a function that removes the listener. */
export function onLiveNotification(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Passes a notification on to all listeners. Only for the host. */
export function announceNotification(notification: LiveNotification): void {
  dropEarlyAnswers();
  for (const listener of listeners) listener(notification);
}
