import type { CallSignal } from '../../model/call-signal';

type MicrophoneFailure = 'microphone-refused' | 'microphone-absent' | 'microphone-busy' | 'not-secure';

const FAILURES: Readonly<Record<string, MicrophoneFailure>> = {
  NotAllowedError: 'microphone-refused',
  SecurityError: 'microphone-refused',
  NotFoundError: 'microphone-absent',
  OverconstrainedError: 'microphone-absent',
};

/** Opens the microphone, or returns why that failed. */
async function openMicrophone(): Promise<MediaStream | MicrophoneFailure> {
  // The type declares it as always present; browsers omit it on insecure pages.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) return 'not-secure';
  try {
    return await devices.getUserMedia({ audio: true });
  } catch (error) {
    return FAILURES[(error as Partial<Error>).name ?? ''] ?? 'microphone-busy';
  }
}

/** A public STUN server (spec section 7.6). */
const PUBLIC_STUN = 'stun:stun.l.google.com:19302';
/** The browser's error code for a server that did not answer. */
const SERVER_NOT_REACHABLE = 701;

/** Returns the servers in the page's `<meta name="stun" content="stun:…">`, separated by spaces, or the public one. */
function stunServers(): RTCIceServer[] {
  const named = document.querySelector<HTMLMetaElement>('meta[name=stun]')?.content.trim();
  return [{ urls: (named || PUBLIC_STUN).split(/\s+/) }];
}

/** Calls `onUnreachable` when all candidates were gathered and no STUN server has answered on any network interface. */
function watchStun(connection: RTCPeerConnection, onUnreachable: () => void): void {
  let hasFailed = false;
  let hasAnswered = false;
  connection.addEventListener('icecandidateerror', ({ errorCode }) => {
    hasFailed ||= errorCode === SERVER_NOT_REACHABLE;
  });
  connection.addEventListener('icecandidate', ({ candidate }) => {
    hasAnswered ||= candidate?.type === 'srflx';
  });
  connection.addEventListener('icegatheringstatechange', () => {
    if (connection.iceGatheringState === 'complete' && hasFailed && !hasAnswered) onUnreachable();
  });
}

/** After this time, a disconnected call counts as lost. */
const LOST_MS = 8_000;
/** An accepted call that has not connected after this time counts as failed. */
const CONNECTING_MS = 30_000;

/** The reason why a call failed before or during the conversation. */
export type CallFailure = MicrophoneFailure | 'no-route' | 'no-stun' | 'peer-gone';

export interface AudioCallEvents {
  readonly send: (signal: CallSignal) => void;
  readonly onConnected: () => void;
  readonly onFailed: (failure: CallFailure) => void;
  /** Called when no STUN server answered. The call continues, and may still connect within the same network. */
  readonly onStunUnreachable: () => void;
  /** Called with the stream of the other person's voice. */
  readonly onVoice: (voice: MediaStream) => void;
}

/** A WebRTC call, from the first signal until the tracks are stopped. */
export class AudioCall {
  readonly #connection = new RTCPeerConnection({ iceServers: stunServers() });
  readonly #early: RTCIceCandidateInit[] = [];
  #microphone: MediaStream | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #wasConnected = false;
  #hasStun = true;
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
    watchStun(connection, () => {
      this.#hasStun = false;
      if (!this.#isOver) events.onStunUnreachable();
    });
  }

  /** Requests the microphone and calls. Resolves to whether it is ringing. */
  async offer(): Promise<boolean> {
    if (!(await this.#openMicrophone())) return false;
    await this.#connection.setLocalDescription();
    this.events.send({ type: 'offer', call: this.id, sdp: this.#connection.localDescription?.sdp ?? '' });
    return true;
  }

  /** Requests the microphone and accepts the call of the offer `sdp`. */
  async accept(sdp: string): Promise<void> {
    if (!(await this.#openMicrophone())) return;
    this.#expectConnection();
    await this.#describe('offer', sdp);
    await this.#connection.setLocalDescription();
    this.events.send({ type: 'answer', call: this.id, sdp: this.#connection.localDescription?.sdp ?? '' });
  }

  async takeAnswer(sdp: string): Promise<void> {
    if (this.#connection.signalingState !== 'have-local-offer') return;
    this.#expectConnection();
    await this.#describe('answer', sdp);
  }

  /** Candidates may arrive before their description. */
  async takeCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    if (!this.#connection.remoteDescription) this.#early.push(candidate);
    else await this.#connection.addIceCandidate(candidate).catch(() => undefined);
  }

  mute(isMuted: boolean): void {
    for (const track of this.#microphone?.getAudioTracks() ?? []) track.enabled = !isMuted;
  }

  /** Ends the call and releases the microphone. */
  end(): void {
    this.#isOver = true;
    clearTimeout(this.#patience);
    for (const track of this.#microphone?.getTracks() ?? []) track.stop();
    this.#connection.close();
  }

  async #openMicrophone(): Promise<boolean> {
    const opened = await openMicrophone();
    if (typeof opened === 'string') {
      this.#fail(opened);
      return false;
    }
    this.#microphone = opened;
    // The call may have ended while the browser asked for permission.
    if (this.#isOver) this.end();
    else for (const track of opened.getTracks()) this.#connection.addTrack(track, opened);
    return !this.#isOver;
  }

  /** Sets the other browser's description, which may be invalid. */
  async #describe(type: 'offer' | 'answer', sdp: string): Promise<void> {
    await this.#connection.setRemoteDescription({ type, sdp });
    for (const candidate of this.#early.splice(0)) await this.takeCandidate(candidate);
  }

  #expectConnection(): void {
    this.#patience = setTimeout(() => this.#fail(this.#noWay()), CONNECTING_MS);
  }

  #noWay(): CallFailure {
    if (this.#wasConnected) return 'peer-gone';
    return this.#hasStun ? 'no-route' : 'no-stun';
  }

  #follow(state: RTCPeerConnectionState): void {
    if (state === 'connected') {
      clearTimeout(this.#patience);
      this.#wasConnected = true;
      this.events.onConnected();
    } else if (state === 'failed') {
      this.#fail(this.#noWay());
    } else if (state === 'disconnected') {
      this.#patience = setTimeout(() => this.#fail('peer-gone'), LOST_MS);
    }
  }

  #fail(failure: CallFailure): void {
    if (!this.#isOver) this.events.onFailed(failure);
  }
}
