import type { FastifyInstance } from 'fastify';

/** The user agents of scanning devices. */
export const BROWSERS = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  tablet:
    'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
  computer: 'Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0',
  other: 'Mozilla/5.0 (SMART-TV; Linux; Tizen 5.0) AppleWebKit/538.1 (KHTML, like Gecko) Version/5.0 TV Safari/538.1',
  bot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
} as const;

export interface ScanOptions {
  readonly by?: keyof typeof BROWSERS;
  readonly from?: string;
  readonly method?: 'GET' | 'HEAD';
  readonly headers?: Readonly<Record<string, string>>;
}

/** Opens a short link as a phone does after a scan. */
export function scan(app: FastifyInstance, slug: string, options: ScanOptions = {}) {
  const { by = 'phone', from = '203.0.113.7', method = 'GET', headers } = options;
  return app.inject({
    method,
    url: `/r/${slug}`,
    remoteAddress: from,
    headers: { 'user-agent': BROWSERS[by], ...headers },
  });
}
