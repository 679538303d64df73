import type * as v from 'valibot';

type Schema = v.GenericSchema<unknown, unknown>;

/** How a call proves who is calling (spec section 6). */
export type EndpointAuth =
  /** Anybody may call. */
  | 'none'
  /** The session token, as `Authorization: Bearer {token}`. */
  | 'bearer'
  /** The agent's public client id, as the header `client_id`. Ours: the owner's own servers add `client_secret`. */
  | 'client-id';

/** One call of spec section 7: where it goes, what it carries and what comes back. */
export interface Endpoint<Request extends Schema = Schema, Response extends Schema = Schema> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path from the site's root. `:name` segments are taken from the request's field of that name. */
  readonly path: `/${string}`;
  readonly auth: EndpointAuth;
  /**
   * Request fields that travel in the query string, unless they are absent; all others that are not in the path travel as
   * a JSON body.
   */
  readonly query: readonly string[];
  /** What the server insists on. A violation is answered with 400 and a sentence for the person. */
  readonly request: Request;
  /** A generous reader: whatever a server of this API may answer becomes one shape, or the call fails as unreadable. */
  readonly response: Response;
  /** The one status that counts as success where the spec names one; without it every 2xx does. */
  readonly success?: number;
}

/** What a caller hands to the endpoint. */
export type RequestOf<E extends Endpoint> = v.InferInput<E['request']>;
/** What the server's handler receives once the request has been checked. */
export type CheckedRequestOf<E extends Endpoint> = v.InferOutput<E['request']>;
/** What a caller receives once the answer has been read. */
export type ResponseOf<E extends Endpoint> = v.InferOutput<E['response']>;

/** Declares an endpoint. `auth` defaults to `bearer`, `query` to no field. */
export function defineEndpoint<Request extends Schema, Response extends Schema>(
  endpoint: Pick<Endpoint<Request, Response>, 'method' | 'path' | 'request' | 'response'> &
    Partial<Pick<Endpoint, 'auth' | 'query' | 'success'>>,
): Endpoint<Request, Response> {
  return { auth: 'bearer', query: [], ...endpoint };
}
