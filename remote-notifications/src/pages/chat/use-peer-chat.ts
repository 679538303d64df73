import { type HubStatus, openPeerChat, type PeerChat, useRealtime } from '@frontdesk/shared/app';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as messages from '../../messages';

export interface ChatLine {
  readonly id: number;
  readonly from: string;
  readonly text: string;
  readonly isOwn: boolean;
}

let lastLine = 0;

/** How long to wait for a connection before the page says that there is none. */
const PATIENCE_MS = 1_500;

/**
 * The connection to the chat hub while the screen is open, what was written, and who is there; null where the server does
 * not say. `onSignal` is for calls.
 */
export function usePeerChat(onSignal: (from: string, json: string) => void) {
  const { status: pageStatus } = useRealtime();
  const [status, setStatus] = useState<HubStatus>('Connecting');
  const [lines, setLines] = useState<readonly ChatLine[]>([]);
  const [people, setPeople] = useState<readonly string[] | null>(null);
  const chat = useRef<PeerChat | null>(null);
  const hear = useRef(onSignal);
  hear.current = onSignal;
  const isReady = pageStatus !== 'Connecting';

  const add = useCallback((from: string, text: string, isOwn: boolean) => {
    lastLine += 1;
    const line = { id: lastLine, from, text, isOwn };
    setLines((current) => [...current, line]);
  }, []);

  useEffect(
    function connect() {
      // The page's own connection comes first, and loads the library.
      if (!isReady) return;
      const opened = openPeerChat({
        onStatus: setStatus,
        onMessage: (from, text) => add(from, text, false),
        onSignal: (from, json) => hear.current(from, json),
        onPresence: setPeople,
      });
      chat.current = opened;
      return () => {
        opened?.close();
        chat.current = null;
        setPeople(null);
      };
    },
    [isReady, add],
  );

  /** The hub, or the spec's words for there being none. */
  const hub = useCallback((): PeerChat => {
    if (!chat.current || status !== 'Connected') throw new Error(messages.notConnected);
    return chat.current;
  }, [status]);

  const isComing = !isReady || status === 'Connecting';
  const came = useRef<(() => void)[]>([]);
  useEffect(
    function endWaiting() {
      if (!isComing) for (const end of came.current.splice(0)) end();
    },
    [isComing],
  );
  const latest = useRef(hub);
  latest.current = hub;

  /** The same, as soon as the connection is open. */
  const connected = useCallback(async (): Promise<PeerChat> => {
    if (isComing) {
      await new Promise<void>((end) => {
        came.current.push(end);
        setTimeout(end, PATIENCE_MS);
      });
    }
    return latest.current();
  }, [isComing]);

  const isConnected = status === 'Connected';
  // Who was there before a loss may have left.
  return { hub, connected, isConnected, people: isConnected ? people : null, lines, add };
}
