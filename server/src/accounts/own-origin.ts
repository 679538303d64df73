import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { ApiError } from '../http/api-error';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns the origin for links in emails, or null when it is unknown. The sender chooses the Host header: if we trusted
 * it blindly, the owner's recovery token could be sent to a stranger's site. Without PUBLIC_URL the header counts when
 * the operator lists it in ALLOWED_HOSTS, or when it names this machine with the port that this server listens on.
 */
export function ownOrigin(
  request: FastifyRequest,
  { publicUrl, allowedHosts }: Pick<Config, 'publicUrl' | 'allowedHosts'>,
): string | null {
  if (publicUrl) return new URL(publicUrl).origin;
  const claimed = `${request.protocol}://${request.host}`;
  if (URL.canParse(claimed)) {
    const { host, hostname, origin, port } = new URL(claimed);
    const isOurs = LOOPBACK.includes(hostname) && Number(port || 80) === request.socket.localPort;
    if (isOurs || allowedHosts.includes(host)) return origin;
  }
  request.log.warn(
    'A mail was not sent, because its link would lead to an unknown host. Set PUBLIC_URL, or list the host in ALLOWED_HOSTS.',
  );
  return null;
}

/** Returns the same origin for emails that a signed-in user is waiting for, and throws when there is none. */
export function requireOwnOrigin(request: FastifyRequest, config: Pick<Config, 'publicUrl' | 'allowedHosts'>): string {
  const origin = ownOrigin(request, config);
  if (origin !== null) return origin;
  throw new ApiError(
    503,
    'This server cannot send email yet, because it has no public address. The person who runs it can set one.',
  );
}
