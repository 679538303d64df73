import type * as v from 'valibot';

type Schema = v.GenericSchema<unknown, unknown>;

/** How a call authenticates its caller (spec section 6). */
export type EndpointAuth =
  /** No authentication. */
  | 'none'
  /** The session token, as `Authorization: Bearer {token}`. */
  | 'bearer'
  /**
   * The agent's public client id, as the header `client_id`. Not in the spec: the owner's own servers add
   * `client_secret`.
   */
  | 'client-id';

/** A call from spec section 7: its path, its request and its response. */
export interface Endpoint<Request extends Schema = Schema, Response extends Schema = Schema> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path from the site's root. `:name` segments take the value of the request's field with that name. */
  readonly path: `/${string}`;
  /**
   * The origin of a remote's own server, such as `https://team.example`, which its manifest names in `api`. The server
   * gets the session's token only with `auth: 'bearer'`, and its 401 does not end the session. Default: this site.
   */
  readonly origin?: string;
  readonly auth: EndpointAuth;
  /**
   * Request fields sent in the query string if present; fields that are in neither the query nor the path are sent as a
   * JSON body.
   */
  readonly query: readonly string[];
  /** Validates the request on the server. A violation is answered with 400 and a message for the user. */
  readonly request: Request;
  /** Converts the variants that servers of this API may return into a single shape, or fails the call as unreadable. */
  readonly response: Response;
  /** The only status that counts as success, if the spec names one. Default: every 2xx. */
  readonly success?: number;
}

/** The request as callers pass it. */
export type RequestOf<E extends Endpoint> = v.InferInput<E['request']>;
/** The request as the server's handler receives it after validation. */
export type CheckedRequestOf<E extends Endpoint> = v.InferOutput<E['request']>;
/** The response as callers receive it, after it has been converted. */
export type ResponseOf<E extends Endpoint> = v.InferOutput<E['response']>;

/** Declares an endpoint. Defaults: `auth` is `bearer`, or `none` with an `origin`; `query` is empty. */
export function defineEndpoint<Request extends Schema, Response extends Schema>(
  endpoint: Pick<Endpoint<Request, Response>, 'method' | 'path' | 'request' | 'response'> &
    Partial<Pick<Endpoint, 'auth' | 'query' | 'success'>> &
    Pick<Endpoint, 'origin'>,
): Endpoint<Request, Response> {
  return { auth: endpoint.origin ? 'none' : 'bearer', query: [], ...endpoint };
}
