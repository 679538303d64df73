import { type PeerChatEvents, providePeerChat, realtimeStore } from '@frontdesk/shared/app';
import { act } from '@testing-library/react';
import type { CallSignal } from '../model/call-signal';

/** Fakes the WebRTC connection that jsdom lacks; the test drives it. */
export class FakePeerConnection extends EventTarget {
  static last: FakePeerConnection | null = null;
  connectionState = 'new';
  iceGatheringState = 'new';
  signalingState = 'stable';
  localDescription: { sdp: string } | null = null;
  remoteDescription: unknown = null;
  isClosed = false;
  onconnectionstatechange = () => {};

  constructor(readonly settings: { iceServers: { urls: string[] }[] }) {
    super();
    FakePeerConnection.last = this;
  }
  addTrack() {}
  addIceCandidate = () => Promise.resolve();
  async setLocalDescription() {
    this.localDescription = { sdp: 'v=0' };
    this.signalingState = this.remoteDescription ? 'stable' : 'have-local-offer';
  }
  async setRemoteDescription(description: unknown) {
    this.remoteDescription = description;
  }
  close() {
    this.isClosed = true;
  }
  become(state: string) {
    this.connectionState = state;
    act(() => this.onconnectionstatechange());
  }
  missStun() {
    this.iceGatheringState = 'complete';
    this.dispatchEvent(Object.assign(new Event('icecandidateerror'), { errorCode: 701 }));
    act(() => void this.dispatchEvent(new Event('icegatheringstatechange')));
  }
}

/** Fakes a chat hub and a browser's call APIs for a test. `microphone` returns or throws what the browser would. */
export function fakeLine(microphone: () => Promise<unknown>) {
  const track = { stop: jest.fn(), enabled: true };
  const sent: { peer: string; signal: CallSignal }[] = [];
  let events: PeerChatEvents | null = null;
  const refusals = { signal: null as string | null };
  Object.assign(globalThis, { RTCPeerConnection: FakePeerConnection });
  Object.assign(navigator, { mediaDevices: { getUserMedia: microphone } });
  realtimeStore.setState({ status: 'Connected', problem: null });
  providePeerChat((opened) => {
    events = opened;
    queueMicrotask(() => act(() => opened.onStatus('Connected')));
    return {
      setName: () => Promise.resolve(),
      sendMessage: () => Promise.resolve(),
      async sendSignal(peer, json) {
        if (refusals.signal) throw new Error(refusals.signal);
        sent.push({ peer, signal: JSON.parse(json) as CallSignal });
      },
      close: () => {},
    };
  });
  return {
    track,
    sent,
    refusals,
    hear: (from: string, signal: CallSignal) => act(() => events?.onSignal(from, JSON.stringify(signal))),
    stop() {
      providePeerChat(null);
      realtimeStore.setState({ status: 'Connecting', problem: null });
      Object.assign(navigator, { mediaDevices: undefined });
    },
  };
}

export const voiceOf = (track: { stop: () => void; enabled: boolean }) => ({
  getTracks: () => [track],
  getAudioTracks: () => [track],
});
