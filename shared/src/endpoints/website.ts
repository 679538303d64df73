/** Websites whose pages an agent answers from (ours). */
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

/** Adds the 'https://' that people leave out. */
const webAddress = v.pipe(
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

/** An agent's websites, oldest first. Their pages are documents of the agent. */
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
        /** It is being fetched, or will be in a moment. */
        isFetching: v.optional(flagReader, false),
        /** How many of its pages are documents. */
        pages: v.optional(countReader, 0),
        /** Whether it has more pages than the server fetches. */
        isCut: v.optional(flagReader, false),
        /** When it was last fetched as a whole, ISO 8601; null before the first time. */
        lastFetched: v.optional(optionalTextReader, null),
        /** When that was last tried. */
        lastTried: v.optional(optionalTextReader, null),
        /** Why the last try ended early, a sentence. */
        error: v.optional(optionalTextReader, null),
        /** What the last fetch changed, in pages. */
        changes: v.optional(v.object({ added: countReader, changed: countReader, removed: countReader }), {
          added: 0,
          changed: 0,
          removed: 0,
        }),
      }),
    ),
  }),
});

/** `address` is a page or a sitemap. 409 when the agent has it already. */
export const addWebsite = defineEndpoint({
  method: 'POST',
  path: '/api/v1.0/website/add',
  request: v.object({ botId: requiredId('Agent'), address: webAddress }),
  response: v.object({ id: idReader }),
});

/** Fetches a website again now; otherwise that happens once a day. */
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
