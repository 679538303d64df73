/**
 * The chat at a place whose code a visitor scanned (not in the spec): the calls of `chat.ts`, with the slug of the code's
 * short link in the path and without a client id. Agent, place and facts follow from the slug alone.
 */
import * as v from 'valibot';
import type { Endpoint } from './endpoint';

/** Where the calls of `chat.ts` are. */
const CHAT = '/api/v1/chat';

export const PLACE_CHAT_PATH = '/api/places/:slug';

/** Returns a call of the chat as the page of a place makes it. */
export function atPlace<E extends Endpoint>(endpoint: E): E {
  const { entries = {} } = endpoint.request as { readonly entries?: v.ObjectEntries };
  const { clientId: _, ...others } = entries;
  return {
    ...endpoint,
    auth: 'none',
    path: endpoint.path.replace(CHAT, PLACE_CHAT_PATH),
    request: v.object({ slug: v.string(), ...others }),
  };
}
