/** Websites whose pages are an agent's documents (not in the spec). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredId, requiredText } from './fields';
import {
  countReader,
  flagReader,
  idReader,
  ignoredReader,
  listReader,
  optionalTextReader,
  textReader,
} from './readers';

const ADDRESS = 'Enter a web address such as https://www.example.com.';

/** The address of a website. Adds the 'https://' that people omit. */
export const webAddress = v.pipe(
  requiredText('Website', 500),
  v.transform((text) => (/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`)),
  v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), ADDRESS),
  v.transform((text) => new URL(text)),
  v.check(({ hostname, username }) => hostname.length > 1 && username === '', ADDRESS),
  v.transform((url) => {
    url.hash = '';
    return url.href;
  }),
);

/** Lists an agent's websites, oldest first. Their pages are among the agent's documents. */
export const getWebsites = defineEndpoint({
  method: 'GET',
  path: '/api/v1.0/website/list',
  query: ['botId'],
  request: v.object({ botId: requiredId('Agent') }),
  response: v.object({
    websites: listReader(
      v.object({
        id: idReader,
        address: textReader,
        /** Whether the website is being fetched, or is about to be. */
        isFetching: v.optional(flagReader, false),
        /** Number of its pages that are stored as documents. */
        pages: v.optional(countReader, 0),
        /** Whether the website has more pages than the server fetches. */
        isCut: v.optional(flagReader, false),
        /** Time of the last complete fetch, ISO 8601; null before the first. */
        lastFetched: optionalTextReader,
        /** Time of the last attempt to fetch it. */
        lastTried: optionalTextReader,
        /** Why the last attempt ended early, a sentence. */
        error: optionalTextReader,
        /** The numbers of pages that the last fetch changed. */
        changes: v.optional(v.object({ added: countReader, changed: countReader, removed: countReader }), {
          added: 0,
          changed: 0,
          removed: 0,
        }),
      }),
    ),
  }),
});

/** Adds a website. `address` is a page or a sitemap. 409 when the agent already has it. */
export const addWebsite = defineEndpoint({
  method: 'POST',
  path: '/api/v1.0/website/add',
  request: v.object({ botId: requiredId('Agent'), address: webAddress }),
  response: v.object({ id: idReader }),
});

/** Fetches a website now, without waiting for its daily time. */
export const refreshWebsite = defineEndpoint({
  method: 'POST',
  path: '/api/v1.0/website/refresh',
  request: v.object({ id: requiredId('Website') }),
  response: ignoredReader,
});

/** Removes a website with all documents that are its pages. */
export const removeWebsite = defineEndpoint({
  method: 'POST',
  path: '/api/v1.0/website/remove',
  request: v.object({ id: requiredId('Website') }),
  response: ignoredReader,
});
