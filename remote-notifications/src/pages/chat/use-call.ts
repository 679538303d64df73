import { newId } from '@frontdesk/shared/new-id';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as messages from '../../messages/chat';
import { errorLog } from '../../messages/common';
import { type CallSignal, readSignal } from '../../model/call-signal';
import { AudioCall } from './audio-call';

/** Maximum ringing time. */
const RINGING_MS = 45_000;

export type CallState =
  | { readonly phase: 'none'; readonly words: string | null }
  | { readonly phase: 'calling' | 'connecting' | 'connected'; readonly peer: string }
  | { readonly phase: 'ringing'; readonly peer: string; readonly sdp: string };

type Send = (peer: string, json: string) => Promise<void>;

/** Manages at most one call: its participants, its state, and why it ended. */
export function useCall(sendSignal: Send) {
  const [state, setState] = useState<CallState>({ phase: 'none', words: null });
  const [voice, setVoice] = useState<MediaStream | null>(null);
  const [isMuted, setMuted] = useState(false);
  const [hasStun, setStun] = useState(true);
  const call = useRef<AudioCall | null>(null);
  const peer = useRef('');
  const ringing = useRef<ReturnType<typeof setTimeout>>(undefined);

  function signalPeer(signal: CallSignal, to = peer.current): void {
    sendSignal(to, JSON.stringify(signal)).catch((error: unknown) => {
      // A failure to send a candidate or a goodbye to somebody who has left is not reported.
      const isNews = signal.type === 'offer' || signal.type === 'answer';
      if (isNews && signal.call === call.current?.id) finish(error instanceof Error ? error.message : '');
    });
  }

  function finish(words: string | null): void {
    clearTimeout(ringing.current);
    call.current?.end();
    call.current = null;
    setVoice(null);
    setMuted(false);
    setState({ phase: 'none', words });
  }

  function begin(id: string, name: string): AudioCall {
    peer.current = name;
    setStun(true);
    const begun = new AudioCall(id, {
      send: signalPeer,
      onVoice: setVoice,
      onStunUnreachable: () => setStun(false),
      onConnected: () => setState({ phase: 'connected', peer: name }),
      onFailed(failure) {
        const isMicrophone = failure !== 'no-route' && failure !== 'no-stun' && failure !== 'peer-gone';
        signalPeer({ type: isMicrophone ? 'unable' : 'bye', call: id });
        finish(messages.callFailures[failure]);
      },
    });
    call.current = begun;
    return begun;
  }

  /** Ends the call when nobody answers. */
  function ring(words: string): void {
    clearTimeout(ringing.current);
    ringing.current = setTimeout(() => hangUp('bye', words), RINGING_MS);
  }

  /** Ends the call when the browser refuses a step, so that it does not seem active. */
  function orFinish(begun: AudioCall, work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      if (call.current !== begun) return;
      console.error(errorLog, error);
      hangUp('bye', messages.callFailures['no-route']);
    });
  }

  function start(name: string): void {
    if (call.current) return;
    setState({ phase: 'calling', peer: name });
    const begun = begin(newId(), name);
    orFinish(
      begun,
      begun.offer().then((rings) => rings && call.current === begun && ring(messages.noAnswer(name))),
    );
  }

  function accept(): void {
    if (state.phase !== 'ringing' || !call.current) return;
    clearTimeout(ringing.current);
    setState({ phase: 'connecting', peer: state.peer });
    orFinish(call.current, call.current.accept(state.sdp));
  }

  function hangUp(type: 'bye' | 'decline', words: string): void {
    if (call.current) signalPeer({ type, call: call.current.id });
    finish(words);
  }

  function takeSignal(from: string, json: string): void {
    const signal = readSignal(json);
    if (!signal) return;
    if (signal.type === 'offer') {
      if (call.current) {
        signalPeer({ type: 'busy', call: signal.call }, from);
        return;
      }
      begin(signal.call, from);
      ring(messages.missedCall(from));
      setState({ phase: 'ringing', peer: from, sdp: signal.sdp });
      return;
    }
    if (signal.call !== call.current?.id) return;
    if (signal.type === 'candidate') void call.current.takeCandidate(signal.candidate);
    else if (signal.type !== 'answer') finish(messages.callEnds[signal.type](from));
    else {
      clearTimeout(ringing.current);
      setState({ phase: 'connecting', peer: from });
      orFinish(call.current, call.current.takeAnswer(signal.sdp));
    }
  }

  function mute(muted: boolean): void {
    call.current?.mute(muted);
    setMuted(muted);
  }

  const leave = useRef(() => {});
  useEffect(function followTheCall() {
    leave.current = () => {
      if (call.current) signalPeer({ type: 'bye', call: call.current.id });
      clearTimeout(ringing.current);
      call.current?.end();
      call.current = null;
    };
  });
  // A layout effect, because the goodbye must be sent before the connection to the hub is closed.
  useLayoutEffect(function endOnLeaving() {
    const end = () => leave.current();
    window.addEventListener('pagehide', end);
    return () => {
      window.removeEventListener('pagehide', end);
      end();
    };
  }, []);

  return { state, voice, isMuted, hasStun, start, accept, hangUp, takeSignal, mute };
}
