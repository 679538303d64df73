import type { CallSignal } from '../../model/call-signal';

/** A public STUN server (spec section 7); `<meta name="stun" content="stun:…">` in the page names another one. */
const PUBLIC_STUN = 'stun:stun.l.google.com:19302';

/** Why a call ended before or while two people talked. */
export type CallFailure = 'microphone-refused' | 'microphone-absent' | 'no-route' | 'peer-gone';

export interface AudioCallEvents {
  readonly send: (signal: CallSignal) => void;
  readonly onConnected: () => void;
  readonly onFailed: (failure: CallFailure) => void;
  /** The other one's voice. */
  readonly onVoice: (voice: MediaStream) => void;
}

/** One call by WebRTC, from the first signal until the tracks are stopped. */
export class AudioCall {
  readonly #connection = new RTCPeerConnection({ iceServers: [{ urls: stunAddress() }] });
  readonly #early: RTCIceCandidateInit[] = [];
  #microphone: MediaStream | null = null;
  #wasConnected = false;
  #isOver = false;

  constructor(
    readonly id: string,
    private readonly events: AudioCallEvents,
  ) {
    const connection = this.#connection;
    connection.onicecandidate = ({ candidate }) => {
      if (candidate) events.send({ type: 'candidate', call: id, candidate: candidate.toJSON() });
    };
    connection.ontrack = ({ streams: [voice] }) => voice && events.onVoice(voice);
    connection.onconnectionstatechange = () => this.#follow(connection.connectionState);
  }

  /** Asks for the microphone and calls. */
  async offer(): Promise<void> {
    if (!(await this.#openMicrophone())) return;
    await this.#connection.setLocalDescription();
    this.events.send({ type: 'offer', call: this.id, sdp: this.#connection.localDescription?.sdp ?? '' });
  }

  /** Asks for the microphone and takes the call that `sdp` offers. */
  async accept(sdp: string): Promise<void> {
    if (!(await this.#openMicrophone())) return;
    await this.#describe('offer', sdp);
    await this.#connection.setLocalDescription();
    this.events.send({ type: 'answer', call: this.id, sdp: this.#connection.localDescription?.sdp ?? '' });
  }

  async takeAnswer(sdp: string): Promise<void> {
    if (this.#connection.signalingState === 'have-local-offer') await this.#describe('answer', sdp);
  }

  /** Candidates may come before the description they belong to. */
  async takeCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    if (!this.#connection.remoteDescription) this.#early.push(candidate);
    else await this.#connection.addIceCandidate(candidate).catch(() => undefined);
  }

  mute(isMuted: boolean): void {
    for (const track of this.#microphone?.getAudioTracks() ?? []) track.enabled = !isMuted;
  }

  /** Lets the microphone go. */
  end(): void {
    this.#isOver = true;
    for (const track of this.#microphone?.getTracks() ?? []) track.stop();
    this.#connection.close();
  }

  async #openMicrophone(): Promise<boolean> {
    try {
      const microphone = await navigator.mediaDevices.getUserMedia({ audio: true });
      this.#microphone = microphone;
      // The call may have been given up while the browser asked.
      if (this.#isOver) {
        this.end();
        return false;
      }
      for (const track of microphone.getTracks()) this.#connection.addTrack(track, microphone);
      return true;
    } catch (error) {
      const isRefused = error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name);
      if (!this.#isOver) this.events.onFailed(isRefused ? 'microphone-refused' : 'microphone-absent');
      return false;
    }
  }

  async #describe(type: 'offer' | 'answer', sdp: string): Promise<void> {
    await this.#connection.setRemoteDescription({ type, sdp });
    for (const candidate of this.#early.splice(0)) await this.takeCandidate(candidate);
  }

  #follow(state: RTCPeerConnectionState): void {
    if (state === 'connected') {
      this.#wasConnected = true;
      this.events.onConnected();
    } else if (state === 'failed') {
      this.events.onFailed(this.#wasConnected ? 'peer-gone' : 'no-route');
    }
  }
}

function stunAddress(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=stun]')?.content || PUBLIC_STUN;
}
