import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const PATH = '/notificationHub';
/** The end of each record of the protocol. */
const END = '\x1e';
const PING = `{"type":6}${END}`;
/** Maximum time of a poll: the client considers a connection lost after 30 s of silence. */
const PING_MS = 10_000;

interface Connection {
  /** Records for the next poll. */
  waiting: string;
  /** The pending poll. */
  poll: ServerResponse | null;
  isGreeted: boolean;
}

/**
 * A hub of a third-party server: SignalR's JSON protocol over long polling only, with pushes to all connected
 * clients. Supports no other method.
 */
export class LiteralHub {
  readonly #connections = new Map<string, Connection>();

  /** Handles a request to the hub; returns false for other requests. */
  handle({ method, url, headers }: IncomingMessage, response: ServerResponse, body: string, token: string): boolean {
    const { pathname, searchParams } = new URL(url ?? '/', 'http://server');
    if (pathname !== PATH && pathname !== `${PATH}/negotiate`) return false;
    const id = searchParams.get('id') ?? '';
    const connection = this.#connections.get(id);
    if (headers.authorization !== `Bearer ${token}`) response.writeHead(401).end();
    else if (pathname !== PATH) this.#negotiate(response);
    else if (!connection) response.writeHead(404).end();
    else if (method === 'GET') this.#poll(id, connection, response);
    else if (method === 'POST') this.#receive(connection, response, body);
    else {
      this.#connections.delete(id);
      connection.poll?.writeHead(204).end();
      response.writeHead(202).end();
    }
    return true;
  }

  /** Calls `ReceiveNotification` with these arguments on every connection. Returns the number of connections. */
  push(...args: readonly unknown[]): number {
    const greeted = [...this.#connections.values()].filter(({ isGreeted }) => isGreeted);
    for (const connection of greeted) {
      this.#send(connection, JSON.stringify({ type: 1, target: 'ReceiveNotification', arguments: args }) + END);
    }
    return greeted.length;
  }

  #negotiate(response: ServerResponse): void {
    const id = randomUUID();
    this.#connections.set(id, { waiting: '', poll: null, isGreeted: false });
    const availableTransports = [{ transport: 'LongPolling', transferFormats: ['Text'] }];
    const answer = { negotiateVersion: 1, connectionId: id, connectionToken: id, availableTransports };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }

  #poll(id: string, connection: Connection, response: ServerResponse): void {
    const timer = setTimeout(() => this.#send(connection, PING), PING_MS).unref();
    response.once('close', () => {
      clearTimeout(timer);
      // The page was closed before the response.
      if (connection.poll === response) this.#connections.delete(id);
    });
    connection.poll = response;
    // The first poll completes the connection and returns immediately.
    if (connection.waiting !== '' || !connection.isGreeted) this.#send(connection, '');
  }

  #receive(connection: Connection, response: ServerResponse, body: string): void {
    if (!connection.isGreeted) {
      connection.isGreeted = true;
      this.#send(connection, `{}${END}`);
    }
    response.writeHead(body === '' ? 400 : 200).end();
  }

  #send(connection: Connection, records: string): void {
    connection.waiting += records;
    const { poll } = connection;
    if (!poll) return;
    connection.poll = null;
    poll.writeHead(200, { 'content-type': 'text/plain' }).end(connection.waiting);
    connection.waiting = '';
  }
}
