// Texts of the chat between people: those from spec sections 2 and 8 verbatim, and additional ones.

export const chatTitle = 'Chat';
export const chatIntro = 'An experiment: call and message people in your organization who have this page open.';
export const yourName = 'Your Name';
export const peerUser = 'Peer User';
export const hereNow = 'Here now';
export const nobodyHere = 'Nobody else is here. People appear when they open this page.';
export const startCall = 'Start Call';
export const message = 'Message';
export const send = 'Send';
export const noMessages = 'No messages yet.';
export const conversation = 'Conversation';
export const nameFirst = 'Please enter your name first.';
export const peerFirst = 'Please enter who to call.';
export const accept = 'Accept';
export const decline = 'Decline';
export const mute = 'Mute';
export const hangUp = 'Hang up';
export const declined = 'You declined the call.';
export const callEnded = 'The call has ended.';
export const noAnswer = (peer: string) => `${peer} did not answer.`;
export const missedCall = (peer: string) => `You missed a call from ${peer}.`;
export const callStates = {
  calling: (peer: string) => `Calling ${peer}…`,
  ringing: (peer: string) => `${peer} is calling.`,
  connecting: (peer: string) => `Connecting to ${peer}…`,
  connected: (peer: string) => `Connected to ${peer}.`,
} as const;
export const callEnds = {
  decline: (peer: string) => `${peer} declined the call.`,
  busy: (peer: string) => `${peer} is in another call.`,
  bye: (peer: string) => `${peer} ended the call.`,
  unable: (peer: string) => `${peer} has no microphone.`,
} as const;
export const callFailures = {
  'microphone-refused': 'The microphone is blocked. Allow it in the browser to make a call.',
  'microphone-absent': 'No microphone was found.',
  'microphone-busy': 'The microphone cannot be used. Another program may be using it.',
  'not-secure': 'Calls need https.',
  'no-route': 'Could not connect to the other person. A firewall may be blocking it.',
  'no-stun': 'Could not connect to the other person, because no STUN server can be reached.',
  'peer-gone': 'The connection to the other person was lost.',
} as const;
export const stunUnreachable =
  'No STUN server can be reached. The call works only if both of you are on the same network.';
export const notConnected = 'No connection to server yet.';
