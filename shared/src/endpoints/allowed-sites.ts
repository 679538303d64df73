/**
 * The sites whose pages may use an agent (not in the spec; spec section 6 protects it only by the client id, which
 * anybody can copy).
 */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredId } from './fields';
import { ignoredReader } from './readers';

/** Maximum number of sites in an agent's list. */
export const ALLOWED_SITES_MAX = 50;

/**
 * Returns the origin of a site's address, as a browser writes it: `https://www.example.com`, with the port unless it is
 * the default. Null for other schemes, paths, credentials and bare names.
 */
export function siteOrigin(typed: string): string | null {
  const text = typed.trim();
  if (text.length > 300 || !/^https?:\/\/[^\s/?#@\\*]+\/?$/i.test(text) || !URL.canParse(text)) return null;
  return new URL(text).origin;
}

const site = v.pipe(
  v.string('A site must be text.'),
  v.check(
    (text) => siteOrigin(text) !== null,
    ({ input }) =>
      `"${String(input).slice(0, 100)}" is not the address of a site. Write it like https://www.example.com.`,
  ),
  v.transform((text) => siteOrigin(text) ?? text),
);

/**
 * Replaces the agent's list. An empty list allows every site. 404 when there is no such agent in the caller's
 * organization.
 */
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
