/** A public STUN server (spec section 7.6). */
const PUBLIC_STUN = 'stun:stun.l.google.com:19302';
/** The browser's error code for a server that did not answer. */
const SERVER_NOT_REACHABLE = 701;

/** Returns the servers in the page's `<meta name="stun" content="stun:…">`, separated by spaces, or the public one. */
export function stunServers(): RTCIceServer[] {
  const named = document.querySelector<HTMLMetaElement>('meta[name=stun]')?.content.trim();
  return [{ urls: (named || PUBLIC_STUN).split(/\s+/) }];
}

/** Calls `onUnreachable` when all candidates were gathered and no STUN server has answered on any network interface. */
export function watchStun(connection: RTCPeerConnection, onUnreachable: () => void): void {
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
