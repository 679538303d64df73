import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';

/** Answers a request itself, or returns false and leaves it to the routes. */
export type FirstHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Offers each request to one handler before Fastify does, because Fastify's own work takes longer than answering a
 * redirect. The handler is set once its parts are ready. All connection limits also apply to its requests.
 */
export class AnswerFirst {
  handler: FirstHandler = () => false;

  /** `headersMs` is how long the headers of a request may take. */
  constructor(private readonly headersMs: number) {}

  /** Creates the server as Fastify would. */
  readonly serverFactory: FastifyServerFactory = (handleByRoutes, options): Server => {
    // By default Node checks for late headers only every 30 seconds.
    const connectionsCheckingInterval = Math.ceil(this.headersMs / 10);
    const server = createServer({ connectionsCheckingInterval }, (request, response) => {
      if (!this.handler(request, response)) handleByRoutes(request, response);
    });
    server.headersTimeout = this.headersMs;
    server.keepAliveTimeout = Number(options['keepAliveTimeout']);
    return server;
  };
}
