import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';

/** Answers a request itself, or returns false and leaves it to the routes. */
export type FirstHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * A server that offers each request to one handler before Fastify begins its work on it, which takes longer than
 * answering a redirect. The handler is set once its parts are there. Everything that bounds connections holds for it too.
 */
export class AnswerFirst {
  handler: FirstHandler = () => false;

  /** As Fastify makes its own server. */
  readonly serverFactory: FastifyServerFactory = (handleByRoutes, options): Server => {
    const server = createServer((request, response) => {
      if (!this.handler(request, response)) handleByRoutes(request, response);
    });
    server.keepAliveTimeout = Number(options['keepAliveTimeout']);
    server.setTimeout(Number(options['connectionTimeout']));
    return server;
  };
}
