import type { AddressInfo } from 'node:net';
import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { FastifyInstance } from 'fastify';
import type { ApiClient } from './api-client';

export const TRANSPORTS = {
  WebSockets: HttpTransportType.WebSockets,
  'Server-Sent Events': HttpTransportType.ServerSentEvents,
  'long polling': HttpTransportType.LongPolling,
} as const;

interface HubClientOptions {
  readonly transport?: HttpTransportType;
  readonly isStateful?: boolean;
}

/** The shipped client, configured like the dashboard's. */
export function hubClient(url: string, owner: ApiClient, { transport, isStateful }: HubClientOptions = {}) {
  const builder = new HubConnectionBuilder()
    .withUrl(url, { accessTokenFactory: () => tokenOf(owner), ...(transport && { transport }) })
    .configureLogging(LogLevel.None);
  if (isStateful) builder.withStatefulReconnect({ bufferSize: 100_000 });
  return builder.build();
}

export function tokenOf(owner: ApiClient): string {
  return (owner.headers['authorization'] ?? '').replace('Bearer ', '');
}

/** Makes the app reachable, and returns its address. */
export async function listen(app: FastifyInstance): Promise<{ port: number; url: string }> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}` };
}

/** Collects everything that the client receives under a name. */
export function received(client: HubConnection, target: string): unknown[][] {
  const messages: unknown[][] = [];
  client.on(target, (...args: unknown[]) => messages.push(args));
  return messages;
}
