import { createHmac, randomBytes } from 'node:crypto';
import { type Agent, request } from 'undici';
import type { Config } from '../config/config';
import { ApiError } from '../http/api-error';
import { withDeadline } from '../http/deadline';
import { isPrivateUrl } from '../http/host-address';
import { isPrivateRefusal, publicAgent, resolveByNameServers } from '../http/public-agent';

const SECRET_PREFIX = 'whsec_';
const READ_MAX = 65_536;

export const newSecret = () => SECRET_PREFIX + randomBytes(32).toString('base64');

/** Signs a message according to the Standard Webhooks specification, once with each secret. */
export function signatureOf(secrets: readonly string[], id: string, seconds: number, body: string): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
    })
    .join(' ');
}

/** Returns the address in the normalized form that is called. Throws 400 for an address that webhooks may not call. */
export function checkedAddress(typed: string, { webhooksAllowPrivate }: Pick<Config, 'webhooksAllowPrivate'>): string {
  const url = URL.canParse(typed) ? new URL(typed) : null;
  const isWeb = url?.protocol === 'https:' || (webhooksAllowPrivate && url?.protocol === 'http:');
  if (!url || !isWeb) throw new ApiError(400, 'Enter an address that begins with https://.');
  if (url.username || url.password)
    throw new ApiError(400, 'An address with a user name or password in it cannot be used.');
  if (!webhooksAllowPrivate && isPrivateUrl(url))
    throw new ApiError(400, 'This address is on a private network. Enter one that can be reached from the internet.');
  url.hash = '';
  return url.href;
}

export interface Message {
  readonly address: string;
  readonly secrets: readonly string[];
  readonly messageId: string;
  readonly body: string;
}

/** The result of an attempt. `problem` is a message for the owner, and is null if the message was accepted. */
export interface Attempt {
  readonly problem: string | null;
  /** Whether the receiver wants no more messages. */
  readonly isGone: boolean;
}

type SenderConfig = Pick<Config, 'webhooksAllowPrivate' | 'webhookMs' | 'publicUrl' | 'nameServers'>;

const PRIVATE = 'The address leads to a private network.';

/** Calls webhooks, but never an address inside our own network. Does not follow redirects. */
export class WebhookSender {
  readonly #agent: Agent;

  constructor(private readonly config: SenderConfig) {
    const { webhooksAllowPrivate: allowPrivate, nameServers } = config;
    this.#agent = publicAgent({ allowPrivate, resolve: resolveByNameServers(nameServers) });
  }

  /** Rejects only when `signal` aborts. */
  async send(message: Message, signal: AbortSignal): Promise<Attempt> {
    const { webhookMs, webhooksAllowPrivate } = this.config;
    // Stored addresses are also checked, because what counts as private may have changed, and numeric addresses are not
    // looked up.
    if (!webhooksAllowPrivate && isPrivateUrl(new URL(message.address))) return { problem: PRIVATE, isGone: false };
    try {
      return readStatus(await withDeadline(webhookMs, [signal], (within) => this.#post(message, within)));
    } catch (error) {
      signal.throwIfAborted();
      return { problem: this.#problemOf(error), isGone: false };
    }
  }

  async close(): Promise<void> {
    await this.#agent.destroy();
  }

  async #post({ address, secrets, messageId, body }: Message, signal: AbortSignal): Promise<number> {
    const { publicUrl } = this.config;
    const seconds = Math.floor(Date.now() / 1000);
    const answer = await request(address, {
      dispatcher: this.#agent,
      method: 'POST',
      body,
      signal,
      headers: {
        'content-type': 'application/json',
        'user-agent': `FrontdeskWebhooks/1.0${publicUrl ? ` (+${publicUrl})` : ''}`,
        'webhook-id': messageId,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signatureOf(secrets, messageId, seconds, body),
      },
    });
    // Only the status matters. Reading a short body lets the connection be reused.
    await answer.body.dump({ limit: READ_MAX, signal }).catch(() => undefined);
    return answer.statusCode;
  }

  #problemOf(error: unknown): string {
    if (isPrivateRefusal(error)) return PRIVATE;
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return `The receiver did not respond within ${this.config.webhookMs / 1000} seconds.`;
    return 'The receiver could not be reached.';
  }
}

function readStatus(status: number): Attempt {
  if (status >= 200 && status < 300) return { problem: null, isGone: false };
  if (status === 410) return { problem: 'The receiver answered 410: it wants no more messages.', isGone: true };
  const isRedirect = status >= 300 && status < 400;
  const more = isRedirect ? ' Redirects are not followed: enter the address it leads to.' : '';
  return { problem: `The receiver answered ${status}.${more}`, isGone: false };
}
