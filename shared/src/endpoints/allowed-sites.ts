/** Which sites' pages may talk to an agent (ours; spec section 6 knows only the client id, which everybody can copy). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredId } from './fields';
import { ignoredReader } from './readers';

/** Most sites that an agent's list may hold. */
export const ALLOWED_SITES_MAX = 50;

/**
 * The origin of a site's address, as a browser writes it: `https://www.example.com`, with a port only where it is not the
 * usual one. Null for what is no site: other schemes, paths, credentials, bare names.
 */
export function siteOrigin(typed: string): string | null {
  const text = typed.trim();
  if (text.length > 300 || !/^https?:\/\/[^\s/?#@\\*]+\/?$/i.test(text) || !URL.canParse(text)) return null;
  return new URL(text).origin;
}

const site = v.pipe(
  v.string('A site must be a text.'),
  v.check(
    (text) => siteOrigin(text) !== null,
    ({ input }) =>
      `"${String(input).slice(0, 100)}" is not the address of a site. Write it like https://www.example.com.`,
  ),
  v.transform((text) => siteOrigin(text) ?? text),
);

/** Replaces the agent's list. An empty one allows every site. 404 when there is no such agent in the caller's organization. */
export const setAllowedSites = defineEndpoint({
  method: 'POST',
  path: '/api/bot/setAllowedSites',
  request: v.object({
    botId: requiredId('Agent'),
    allowedSites: v.pipe(
      v.array(site, 'Allowed sites must be a list of addresses.'),
      v.maxLength(ALLOWED_SITES_MAX, `At most ${ALLOWED_SITES_MAX} sites can be listed.`),
      v.transform((sites) => [...new Set(sites)]),
    ),
  }),
  response: ignoredReader,
});
