import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Only documents obey these. On small API responses they would be larger than the body. */
const PAGES_ONLY = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/**
 * Sends Helmet's headers with every response. They never differ, so they are computed once. A response that is opened
 * as a document but is not a page may load and run nothing, and no site may frame it.
 */
export function sendSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  const headers = securityHeaders(isHttps);
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** The headers that `sendSecurityHeaders` sends. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  const all = headersOf(
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
      strictTransportSecurity: isHttps,
    }),
  );
  return Object.fromEntries(Object.entries(all).filter(([name]) => !PAGES_ONLY.includes(name)));
}

/** Helmet's additional headers for pages, which have their own policy. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(headersOf(helmet({ contentSecurityPolicy: false }))).filter(([name]) => PAGES_ONLY.includes(name)),
);

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** Returns the headers that a middleware sets, whatever the request. */
function headersOf(middleware: Middleware): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
    },
    removeHeader() {},
  };
  middleware({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}
