import type { IncomingMessage } from 'node:http';

/** The headers of a scan that are read. */
export interface ScanHeaders {
  readonly userAgent: string;
  /** X-Forwarded-For; '' when there is none. */
  readonly forwardedFor: string;
  /** Whether a browser fetches it in advance, or for a preview. */
  readonly isPreview: boolean;
  readonly repeatsHost: boolean;
}

const PURPOSE = /^(?:sec-purpose|purpose|x-purpose|x-moz)$/i;
const PREVIEW = /prefetch|preview|prerender/i;

/** Reads them in one pass: Node builds an object of all headers on first access, which costs more. */
export function scanHeaders({ rawHeaders }: IncomingMessage): ScanHeaders {
  let userAgent = '';
  let isPreview = false;
  let forwardedFor = '';
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    switch (name.length) {
      case 4:
        if (name.toLowerCase() === 'host') hosts += 1;
        break;
      case 10:
        if (userAgent === '' && name.toLowerCase() === 'user-agent') userAgent = rawHeaders[index + 1] as string;
        break;
      case 15:
        // Node joins repeated headers in the same way.
        if (name.toLowerCase() === 'x-forwarded-for') {
          forwardedFor += `${forwardedFor && ', '}${rawHeaders[index + 1]}`;
        }
        break;
      case 5:
      case 7:
      case 9:
      case 11:
        if (PURPOSE.test(name)) isPreview ||= PREVIEW.test(rawHeaders[index + 1] as string);
        break;
    }
  }
  return { userAgent, forwardedFor, isPreview, repeatsHost: hosts > 1 };
}
