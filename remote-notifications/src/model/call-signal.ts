/** What two browsers tell each other to begin and end a call. `call` tells one call from another. */
export type CallSignal =
  | { readonly type: 'offer'; readonly call: string; readonly sdp: string }
  | { readonly type: 'answer'; readonly call: string; readonly sdp: string }
  | { readonly type: 'candidate'; readonly call: string; readonly candidate: RTCIceCandidateInit }
  | { readonly type: 'decline' | 'bye' | 'busy'; readonly call: string };

/** Null for whatever is no signal of ours. */
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
  if (type === 'decline' || type === 'bye' || type === 'busy') return { type, call };
  return null;
}
