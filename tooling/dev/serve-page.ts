import type WebpackDevServer from 'webpack-dev-server';

interface Response {
  type(type: string): { send(body: string): void };
}

/** Serves `page` for every request without a built file. */
export function servePage(page: string): NonNullable<WebpackDevServer.Configuration['setupMiddlewares']> {
  return (middlewares) => [
    ...middlewares,
    { name: 'page', middleware: (_request: unknown, response: Response) => response.type('html').send(page) },
  ];
}
