/** The signals that two browsers exchange to start and end a call. `call` identifies the call. */
export type CallSignal =
  | { readonly type: 'offer'; readonly call: string; readonly sdp: string }
  | { readonly type: 'answer'; readonly call: string; readonly sdp: string }
  | { readonly type: 'candidate'; readonly call: string; readonly candidate: RTCIceCandidateInit }
  | { readonly type: CallEnd; readonly call: string };

/** Why the other person ended the call: declined, left, in another call, or without a microphone. */
export type CallEnd = (typeof ENDS)[number];

const ENDS = ['decline', 'bye', 'busy', 'unable'] as const;

/** Parses a signal; null for anything else. */
export function readSignal(json: string): CallSignal | null {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { type, call, sdp, candidate } = value as Record<string, unknown>;
  if (typeof call !== 'string') return null;
  if ((type === 'offer' || type === 'answer') && typeof sdp === 'string') return { type, call, sdp };
  if (type === 'candidate' && typeof candidate === 'object' && candidate !== null) return { type, call, candidate };
  const end = ENDS.find((known) => known === type);
  return end ? { type: end, call } : null;
}
