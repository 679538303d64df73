import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Session, Sessions } from '../../accounts/sessions';
import { ApiError } from '../../http/api-error';
import type { Connections } from './connections';
import { attachEventStream } from './event-stream-transport';
import type { Hub } from './hub';
import type { HubConnection } from './hub-connection';
import { LongPollingTransport } from './long-polling-transport';

/** Maximum number of bytes read at a time: the shipped client puts everything that it sends into one frame. */
export const FRAME_MAX = 1_000_000;

/** With server-sent events and long polling, clients send in separate requests, which must reach the same instance. */
function transports(isAlone: boolean) {
  const names = isAlone ? ['WebSockets', 'ServerSentEvents', 'LongPolling'] : ['WebSockets'];
  return names.map((transport) => ({ transport, transferFormats: ['Text'] }));
}

type Query = Record<string, string | undefined>;

export interface HubServices {
  readonly connections: Connections;
  readonly sessions: Sessions;
  /** Whether this is the only instance that serves these clients. */
  readonly isAlone: () => boolean;
}

/**
 * Registers the plain HTTP part of a hub: negotiation, server-sent events, long polling, and their clients' messages.
 */
export function hubRoutes(app: FastifyInstance, hub: Hub, { connections, sessions, isAlone }: HubServices): void {
  const callers = new WeakMap<FastifyRequest, Session>();
  const callerOf = (request: FastifyRequest) => callers.get(request) as Session;
  const queryOf = (request: FastifyRequest) => request.query as Query;
  const connectionOf = (request: FastifyRequest): HubConnection => {
    const connection = connections.find(hub, callerOf(request), queryOf(request)['id'] ?? '');
    if (!connection) throw new ApiError(404, 'There is no such connection.');
    return connection;
  };
  const polls = new WeakMap<HubConnection, LongPollingTransport>();

  void app.register(async (scope) => {
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: FRAME_MAX }, (_, body, done) => done(null, body));
    scope.addHook('onRequest', async (request) => {
      const { authorization, cookie } = request.headers;
      const session = await sessions.find(tokenOf(authorization, queryOf(request)['access_token']), cookie);
      if (!session) throw new ApiError(401, 'Please sign in.', { 'www-authenticate': 'Bearer' });
      callers.set(request, session);
      request.payer = session.organizationId;
    });

    scope.post(`${hub.path}/negotiate`, async (request) => {
      const { negotiateVersion, useStatefulReconnect } = queryOf(request);
      const isStateful = useStatefulReconnect === 'true';
      const { grant, token } = await connections.negotiate(hub, callerOf(request), isStateful);
      const isOld = !(Number(negotiateVersion) >= 1);
      return {
        negotiateVersion: isOld ? 0 : 1,
        // Version 0 uses one name for both.
        connectionId: isOld ? token : grant.id,
        ...(isOld ? {} : { connectionToken: token }),
        ...(isStateful ? { useStatefulReconnect: true } : {}),
        availableTransports: transports(isAlone()),
      };
    });

    scope.get(hub.path, async (request, reply) => {
      const connection = connections.admit(hub, callerOf(request), queryOf(request)['id'] ?? '');
      if (!connection) throw new ApiError(404, 'There is no such connection.');
      if (/text\/event-stream/.test(request.headers.accept ?? '')) {
        if (connection.transport) throw new ApiError(409, 'The connection is in use.');
        reply.hijack();
        attachEventStream(connection, reply.raw);
        return;
      }
      const known = polls.get(connection);
      if (known) return answerPoll(known, reply);
      if (connection.transport) throw new ApiError(409, 'The connection is in use.');
      // The first poll only starts the connection, and returns immediately.
      polls.set(connection, new LongPollingTransport(connection));
      return reply.type('text/plain').send('');
    });

    scope.post(hub.path, async (request, reply) => {
      connectionOf(request).receive(String(request.body ?? ''));
      return reply.type('text/plain').send('');
    });

    scope.delete(hub.path, async (request, reply) => {
      connectionOf(request).close();
      return reply.code(202).send();
    });
  });
}

async function answerPoll(transport: LongPollingTransport, reply: FastifyReply) {
  reply.raw.once('close', () => transport.abandon());
  const data = await transport.poll();
  if (data === null) return reply.code(204).send();
  return reply.header('cache-control', 'no-store').type('text/plain').send(data);
}

/**
 * Returns the token in the header or in the address, because browsers cannot set headers for sockets and event streams.
 */
export function tokenOf(authorization: string | undefined, query: string | null | undefined): string {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? query ?? '';
}
