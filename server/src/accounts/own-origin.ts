import type { FastifyRequest } from 'fastify';

/**
 * The origin for links in mails. The Host header is the sender's to choose: believed blindly, it would send the
 * owner's recovery token to a stranger's site. Without PUBLIC_URL it counts only where it cannot name one:
 * a name without a dot, or the address this very connection came in on.
 */
export function ownOrigin(request: FastifyRequest, publicUrl: string | null, port: number): string {
  if (publicUrl) return new URL(publicUrl).origin;
  const claimed = `${request.protocol}://${request.host}`;
  if (URL.canParse(claimed)) {
    const { hostname, origin } = new URL(claimed);
    const bare = hostname.replace(/^\[|\]$/g, '');
    if (!/[.:]/.test(bare) || isLoopback(bare) || bare === request.socket.localAddress) return origin;
  }
  request.log.warn('PUBLIC_URL is not set, so the link in this mail leads to localhost.');
  return `http://localhost:${port}`;
}

const isLoopback = (host: string) => host === '::1' || /^127(\.\d{1,3}){3}$/.test(host) || host.endsWith('.localhost');
