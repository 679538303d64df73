import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error';
import { createMetrics } from './metrics';
import type { OperationServices } from './operation-services';
import { notReadyReasons } from './readiness';

/** Registers the endpoints for operators' tools: liveness, readiness and metrics. */
export function operationRoutes(
  app: FastifyInstance,
  services: OperationServices,
  hubConnections: () => Record<string, number>,
): void {
  const metrics = createMetrics(app, services, hubConnections);

  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ healthy: true }));

  app.get('/readyz', async (_, reply) => {
    const reasons = await notReadyReasons(services);
    reply.header('cache-control', 'no-store');
    const troubles = [services.redis?.trouble, await services.files.trouble()];
    const warnings = troubles.filter((trouble) => typeof trouble === 'string');
    // Without Redis everything works, and without S3 visitors still get answers, so a proxy must not take the instance
    // out.
    if (reasons.length === 0) return reply.send({ ready: true, ...(warnings.length > 0 && { warnings }) });
    return reply.code(503).send({ ready: false, reasons });
  });

  app.get('/metrics', async (request, reply) => {
    requireReader(request, services.config.metricsToken);
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.metrics());
  });
}

/** Headers that proxies add to a request. */
const FORWARDED = /^(?:x-forwarded-|forwarded$|via$|x-real-ip$|x-client-ip$|cf-|true-client-ip$)/;

/**
 * Admits callers with the token; if no token is set, admits only this machine itself, and nobody through a proxy on it.
 */
function requireReader({ headers, raw }: FastifyRequest, token: string | null): void {
  if (token !== null) {
    if (!isSame(headers.authorization ?? '', `Bearer ${token}`)) {
      throw new ApiError(401, 'The metrics need METRICS_TOKEN as a bearer token.', { 'www-authenticate': 'Bearer' });
    }
    return;
  }
  const isLocal = /^(?:::1$|(?:::ffff:)?127\.)/.test(raw.socket.remoteAddress ?? '');
  const isForwarded = Object.keys(headers).some((name) => FORWARDED.test(name));
  if (!isLocal || isForwarded) throw new ApiError(403, 'Set METRICS_TOKEN to read the metrics from elsewhere.');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
