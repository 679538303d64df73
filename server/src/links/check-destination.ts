import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { canBeShortLink } from '@frontdesk/shared/endpoints/short-link-types';
import { checkWebAddress } from '@frontdesk/shared/endpoints/web-address';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { ApiError } from '../http/api-error';
import { isPrivateUrl, isPublicAddress, literalAddress, resolveHost } from '../http/host-address';
import { asSentence } from '../words/translate';

type Origins = Pick<Config, 'publicUrl' | 'allowedHosts'>;

/** Returns the origin of printed short links: PUBLIC_URL, or where the owner's browser found this server. */
export function linkOrigin(request: FastifyRequest, config: Origins): string {
  const origin = knownOrigin(request, config);
  if (origin === null)
    throw new ApiError(400, 'This server has no public address yet. The person who runs it can set one.');
  return origin;
}

function knownOrigin({ protocol, host }: FastifyRequest, { publicUrl }: Origins): string | null {
  const address = publicUrl ?? `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : null;
}

/** Returns the hosts of this server, with their ports. */
export function ownHosts(request: FastifyRequest, config: Origins): string[] {
  const origin = knownOrigin(request, config);
  return [...(origin === null ? [] : [new URL(origin).host]), request.host.toLowerCase(), ...config.allowedHosts];
}

/** Refuses a destination that short links must not have, beyond what its own type refuses. */
export function checkDestination(content: QrContent, hosts: readonly string[]): void {
  if (!canBeShortLink(content.type))
    throw new ApiError(400, 'A Wi-Fi code works without the internet, so it cannot be a short link.');
  const address = addressIn(content);
  if (address) checkAddress(address, hosts);
}

/** Returns the web address that a content leads to; undefined without one. */
function addressIn({ type, payload }: QrContent): string | undefined {
  if (type === 'Url') return payload.Url;
  return type === 'Contact' ? payload.website : undefined;
}

/**
 * Refuses a destination whose host has only private addresses. Call it before a transaction begins, because it waits for
 * the name server. Accepts names that cannot be looked up; `checkDestination` refuses what is wrong about them.
 */
export async function checkHost(
  destination: QrContent | string,
  { nameServers }: Pick<Config, 'nameServers'>,
): Promise<void> {
  const address = (typeof destination === 'string' ? destination : addressIn(destination))?.trim() ?? '';
  if (!URL.canParse(address) || literalAddress(new URL(address)) !== null) return;
  const found = await resolveHost(new URL(address).hostname, nameServers);
  if (found.length > 0 && !found.some(isPublicAddress)) throw inPrivateNetwork();
}

const inPrivateNetwork = () =>
  new ApiError(400, 'This address is in a private network, where visitors cannot reach it.');

/** Refuses an address that is invalid, leads back to a short link of this server, or into a private network. */
export function checkAddress(typed: string, hosts: readonly string[]): void {
  const checked = checkWebAddress(typed);
  if (!checked.ok) throw new ApiError(400, asSentence(checked.problem));
  const url = new URL(typed.trim());
  const host = withoutLastDot(url.host);
  if (hosts.some((own) => withoutLastDot(own) === host) && /^\/+r(?:\/|$)/i.test(decoded(url.pathname))) {
    throw new ApiError(400, 'This address is a short link of this server. Enter the address that it should lead to.');
  }
  if (isPrivateUrl(url)) throw inPrivateNetwork();
}

/** A host that ends in a dot is the same host. */
const withoutLastDot = (host: string) => host.replace(/\.(?=:\d+$|$)/, '');

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
