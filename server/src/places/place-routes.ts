import type { Endpoint } from '@frontdesk/shared/endpoints/endpoint';
import { findPlaces, getPlaceNumbers } from '@frontdesk/shared/endpoints/place-numbers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { signedIn } from '../accounts/guards';
import { type Caller, callerOf } from '../chat/caller';
import { type ChatClient, chatClientOf } from '../chat/chat-client';
import { type ChatDesk, chatCalls } from '../chat/chat-routes';
import type { ChatServices } from '../chat/chat-services';
import { databaseTrouble } from '../database/database-trouble';
import { ApiError } from '../http/api-error';
import { type Guard, route } from '../http/route';
import type { Redirect } from '../scans/redirect';
import { asSentence } from '../words/translate';
import { findPlace } from './chat-place';
import { readPlaceNumbers, searchPlaces } from './place-numbers';
import { chatPage, noChatPage } from './place-page';
import { endOf, languageOf, type NoChat } from './place-words';

/** The path of the chat's calls, and the path of the same calls at a place. */
const CHAT = '/api/v1/chat';
export const PLACES_PREFIX = '/api/places/:slug';

/** Returns a call of the chat as the page of a place makes it: with the slug in the path and without a client id. */
export function atPlace<E extends Endpoint>(endpoint: E): E {
  const { entries = {} } = endpoint.request as { readonly entries?: v.ObjectEntries };
  const { clientId: _, ...others } = entries;
  return {
    ...endpoint,
    auth: 'none',
    path: endpoint.path.replace(CHAT, PLACES_PREFIX),
    request: v.object({ slug: v.string(), ...others }),
  };
}

/** The calls that the page of a place makes, registered with `PLACES_PREFIX`. */
export async function placeRoutes(app: FastifyInstance, services: ChatServices & { desk: ChatDesk }): Promise<void> {
  const { desk, knownBrowsers } = services;
  const guard: Guard<ChatClient> = {
    auth: 'none',
    check: async (request) => {
      const { slug = '' } = request.params as { slug?: string };
      return admitAt(services, slug, placeCaller(request, knownBrowsers));
    },
  };
  chatCalls(app, services, desk, guard, atPlace);
}

/** Guests at a place are visitors, although its page has the dashboard's origin. */
const placeCaller = (request: FastifyRequest, knownBrowsers: ChatServices['knownBrowsers']): Caller => ({
  ...callerOf(request, knownBrowsers),
  isFromDashboard: false,
});

/** Accepts a call from the page of a place: only the slug determines the place, the agent and the facts. */
async function admitAt(
  { database, desk: { limits } }: ChatServices & { readonly desk: ChatDesk },
  slug: string,
  caller: Caller,
): Promise<ChatClient> {
  const place = await findPlace(database, slug);
  const isHere = typeof place === 'object' && !('isOtherCode' in place);
  const isOwnPerson = isHere && (await limits.takePerson(caller, place.agent));
  if (!isOwnPerson) await limits.takeAddress(caller);
  if (!isHere) {
    const end = typeof place === 'string' ? place : 'unknown';
    throw new ApiError(end === 'unknown' ? 404 : 403, asSentence(endOf(end, languageOf(caller)).title), {}, 'away');
  }
  return chatClientOf(place.agent, { clientId: '', place, caller, isVisitor: !isOwnPerson });
}

/** Registers the pages of places, and the calls with which an organization's people read the places' numbers. */
export function placePages(
  app: FastifyInstance,
  { database, knownBrowsers, sessions, redirect }: ChatServices & { readonly redirect: Redirect },
): void {
  route(app, findPlaces, signedIn(sessions).orKey('codes:read'), (wanted, { organizationId }) =>
    searchPlaces(database, organizationId, wanted),
  );
  route(
    app,
    getPlaceNumbers,
    signedIn(sessions).orKey('codes:read'),
    ({ id }, { organizationId }) => readPlaceNumbers(database, organizationId, id),
    { isLong: true },
  );
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const { slug = '' } = request.params as { slug?: string };
    const language = languageOf(placeCaller(request, knownBrowsers));
    const found = await findPlace(database, slug).catch((failure: unknown): NoChat => {
      if (!databaseTrouble(failure)) request.log.error(failure);
      return 'trouble';
    });
    // The code may now lead to another page, which the owner chose.
    if (typeof found === 'object' && 'isOtherCode' in found) return reply.redirect(`/r/${found.slug}`);
    // The code's rules also apply to its page, so that 'while closed' cannot be bypassed.
    const elsewhere = typeof found === 'object' ? await redirect.ruledAway(found.slug, request.raw) : null;
    if (elsewhere !== null) return reply.redirect(elsewhere);
    const { status, headers, html } =
      typeof found === 'string' ? noChatPage(found, language) : chatPage(found, language);
    return reply.code(status).headers(headers).send(html);
  };
  for (const url of ['/c/:slug', '/C/:slug', '/c/:slug/', '/C/:slug/', '/c', '/c/']) app.get(url, page);
}
