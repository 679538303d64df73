import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { login, register } from '@frontdesk/shared/endpoints/authentication';
import type { Endpoint, RequestOf, ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';
import { noteSecrets } from './suite-log';

export const PASSWORD = 'Str0ng-enough!';

/** Calls the app as a browser does: requests and responses follow the contract's endpoints. */
export class ApiClient {
  constructor(
    private readonly app: FastifyInstance,
    readonly headers: Readonly<Record<string, string>> = {},
    readonly email = '',
    private readonly address = '127.0.0.1',
  ) {}

  as(headers: Record<string, string>): ApiClient {
    return new ApiClient(this.app, { ...this.headers, ...headers }, this.email, this.address);
  }

  /** Returns the same client with another address. */
  from(address: string): ApiClient {
    return new ApiClient(this.app, this.headers, this.email, address);
  }

  /** Sends any input, even if it is invalid. */
  async send(endpoint: Endpoint, input: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
    const rest = { ...input };
    const take = (field: string) => {
      const value = String(rest[field] ?? '');
      delete rest[field];
      return encodeURIComponent(value);
    };
    const path = endpoint.path.replace(/:(\w+)/g, (_, field: string) => take(field));
    const query = endpoint.query.map((field) => `${field}=${take(field)}`).join('&');
    const answer = await this.app.inject({
      method: endpoint.method,
      url: query ? `${path}?${query}` : path,
      headers: { ...this.headers, ...headers },
      remoteAddress: this.address,
      ...(endpoint.method === 'POST' && { payload: rest }),
    });
    noteSecrets([input, this.headers, headers]);
    if (/json/.test(String(answer.headers['content-type']))) noteSecrets(answer.json());
    return answer;
  }

  /** Expects 200 and a response that the endpoint's own parser accepts. */
  async call<E extends Endpoint>(endpoint: E, input: RequestOf<E>): Promise<ResponseOf<E>> {
    const response = await this.send(endpoint, input as Record<string, unknown>);
    assert.equal(response.statusCode, 200, `${endpoint.path}: ${response.body}`);
    return v.parse(endpoint.response, response.json()) as ResponseOf<E>;
  }

  /** Expects a refusal with `status`, and returns its message. */
  async refused<E extends Endpoint>(status: number, endpoint: E, input: Record<string, unknown>): Promise<string> {
    return refusalOf(status, await this.send(endpoint, input));
  }

  /** Registers a new person with their own organization, and signs them in. */
  async signUp(email = `owner-${randomUUID()}@example.com`): Promise<ApiClient> {
    await this.call(register, {
      email,
      password: PASSWORD,
      firstName: 'Ada',
      lastName: 'Owner',
      organization: 'Example Ltd',
    });
    return this.signIn(email);
  }

  async signIn(email: string, password = PASSWORD): Promise<ApiClient> {
    const { token } = await this.call(login, { email, password });
    return new ApiClient(this.app, { ...this.headers, authorization: `Bearer ${token}` }, email, this.address);
  }
}

export function refusalOf(status: number, response: LightMyRequestResponse): string {
  assert.equal(response.statusCode, status, response.body);
  const body: unknown = response.json();
  const sentence = Array.isArray(body) ? body.join(' ') : (body as { message?: unknown }).message;
  assert.ok(typeof sentence === 'string' && /^[A-Z"'].*[^ ]$/s.test(sentence), `not a sentence: ${response.body}`);
  return sentence;
}
