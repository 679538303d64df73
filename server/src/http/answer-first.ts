import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';

/** Answers a request itself, or returns false and leaves it to the routes. */
export type FirstHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Offers each request to one handler before Fastify, whose own work takes longer than answering a redirect. The handler
 * is set once its parts are ready. All connection limits apply to it too.
 */
export class AnswerFirst {
  handler: FirstHandler = () => false;

  /** Creates the server as Fastify does. */
  readonly serverFactory: FastifyServerFactory = (handleByRoutes, options): Server => {
    const server = createServer((request, response) => {
      if (!this.handler(request, response)) handleByRoutes(request, response);
    });
    server.keepAliveTimeout = Number(options['keepAliveTimeout']);
    server.setTimeout(Number(options['connectionTimeout']));
    return server;
  };
}
