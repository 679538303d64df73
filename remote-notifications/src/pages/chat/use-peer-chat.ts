import { type HubStatus, openPeerChat, type PeerChat, useRealtime } from '@frontdesk/shared/app';
import { useCallback, useEffect, useRef, useState } from 'react';
import * as messages from '../../messages/chat';

export interface PeerLine {
  readonly id: number;
  readonly from: string;
  readonly text: string;
  readonly isOwn: boolean;
}

let lastLine = 0;

/** How long to wait for a connection before the page reports that there is none. */
const PATIENCE_MS = 1_500;

/**
 * Connects to the chat hub while the screen is open. Returns the messages and the people in the chat; the people are
 * null if the server does not report them. `onSignal` receives the signals of calls.
 */
export function usePeerChat(onSignal: (from: string, json: string) => void) {
  const { status: pageStatus } = useRealtime();
  const [status, setStatus] = useState<HubStatus>('Connecting');
  const [lines, setLines] = useState<readonly PeerLine[]>([]);
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
      // Waits for the page's own connection, which loads the library.
      if (!isReady) return;
      let isOpen = true;
      // A closed link still reports late events, which must not be mistaken for events on the next link.
      const whileOpen =
        <T extends unknown[]>(take: (...news: T) => void) =>
        (...news: T) => {
          if (isOpen) take(...news);
        };
      const opened = openPeerChat({
        onStatus: whileOpen(setStatus),
        onMessage: whileOpen((from: string, text: string) => add(from, text, false)),
        onSignal: whileOpen((from: string, json: string) => hear.current(from, json)),
        onPresence: whileOpen(setPeople),
      });
      chat.current = opened;
      return () => {
        isOpen = false;
        opened?.close();
        chat.current = null;
        setStatus('Connecting');
        setPeople(null);
      };
    },
    [isReady, add],
  );

  /** Returns the hub, or throws the spec's sentence when there is none. */
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

  /** Returns the hub as soon as the connection is open. */
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
  // People may have left while the connection was lost.
  return { hub, connected, isConnected, people: isConnected ? people : null, lines, add };
}
