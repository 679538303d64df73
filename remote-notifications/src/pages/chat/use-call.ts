import { useEffect, useRef, useState } from 'react';
import { messages } from '../../messages';
import { type CallSignal, readSignal } from '../../model/call-signal';
import { AudioCall } from './audio-call';

/** Nobody lets it ring for longer. */
const RINGING_MS = 45_000;

export type CallState =
  | { readonly phase: 'none'; readonly words: string | null }
  | { readonly phase: 'calling' | 'connected'; readonly peer: string }
  | { readonly phase: 'ringing'; readonly peer: string; readonly sdp: string };

type Send = (peer: string, json: string) => Promise<void>;

/** At most one call: who calls whom, how it stands, and why it ended. */
export function useCall(sendSignal: Send) {
  const [state, setState] = useState<CallState>({ phase: 'none', words: null });
  const [voice, setVoice] = useState<MediaStream | null>(null);
  const [isMuted, setMuted] = useState(false);
  const call = useRef<AudioCall | null>(null);
  const peer = useRef('');
  const ringing = useRef<ReturnType<typeof setTimeout>>(undefined);

  function tell(signal: CallSignal, to = peer.current): void {
    sendSignal(to, JSON.stringify(signal)).catch((error: unknown) => {
      // Candidates and goodbyes to somebody who left are no news.
      if (signal.type === 'offer' || signal.type === 'answer') finish(error instanceof Error ? error.message : '');
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
    const begun = new AudioCall(id, {
      send: tell,
      onVoice: setVoice,
      onConnected() {
        clearTimeout(ringing.current);
        setState({ phase: 'connected', peer: name });
      },
      onFailed(failure) {
        tell({ type: 'bye', call: id });
        finish(messages.callFailures[failure]);
      },
    });
    call.current = begun;
    clearTimeout(ringing.current);
    ringing.current = setTimeout(() => {
      tell({ type: 'bye', call: id });
      finish(messages.noAnswer(name));
    }, RINGING_MS);
    return begun;
  }

  function start(name: string): void {
    if (call.current) return;
    setState({ phase: 'calling', peer: name });
    void begin(crypto.randomUUID(), name).offer();
  }

  function accept(): void {
    if (state.phase === 'ringing') void call.current?.accept(state.sdp);
  }

  function hangUp(type: 'bye' | 'decline', words: string): void {
    if (call.current) tell({ type, call: call.current.id });
    finish(words);
  }

  function takeSignal(from: string, json: string): void {
    const signal = readSignal(json);
    if (!signal) return;
    if (signal.type === 'offer') {
      if (call.current) {
        tell({ type: 'busy', call: signal.call }, from);
        return;
      }
      begin(signal.call, from);
      setState({ phase: 'ringing', peer: from, sdp: signal.sdp });
      return;
    }
    if (signal.call !== call.current?.id) return;
    if (signal.type === 'answer') void call.current.takeAnswer(signal.sdp);
    else if (signal.type === 'candidate') void call.current.takeCandidate(signal.candidate);
    else finish(messages.callEnds[signal.type](from));
  }

  function mute(muted: boolean): void {
    call.current?.mute(muted);
    setMuted(muted);
  }

  useEffect(function endOnLeaving() {
    return () => {
      clearTimeout(ringing.current);
      call.current?.end();
      call.current = null;
    };
  }, []);

  return { state, voice, isMuted, start, accept, hangUp, takeSignal, mute };
}
