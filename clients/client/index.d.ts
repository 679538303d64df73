import type { Client, ClientOptions } from 'openapi-fetch';
import type { paths } from './paths';

export type { paths };

export interface FrontdeskClientOptions extends Omit<ClientOptions, 'baseUrl'> {
  /** The address of the site, such as `https://desk.example.com`. */
  readonly url: string;
  /** An API key from the page `/integrations`; it begins with `fd_`. Leave it out for calls without a session. */
  readonly key?: string;
}

/**
 * Creates a client whose `GET`, `POST` and `DELETE` take a path of the API and return `{ data, error, response }`. A refusal
 * does not throw: `error.message` is a sentence to show. A call that reaches no server rejects.
 */
export function createClient(options: FrontdeskClientOptions): Client<paths>;
