import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import { storedSecret } from '../database/stored-secret';
import type { Sessions } from './sessions';
import { keepInCookie } from './token-cookie';

const COOKIE = 'frontdesk-browser';
const DAYS = 180;
/** Maximum number of people remembered for a browser; the least recent is forgotten first. */
const PEOPLE_MAX = 5;

interface KnownBrowser {
  /** Identifies the browser, so that each browser has its own limits. */
  readonly id: string;
  readonly userIds: readonly string[];
}

/**
 * Recognizes, by a signed cookie, browsers in which somebody signed in before. The cookie proves nothing else and is
 * not a session; it exempts the browser from the limits that take effect during floods of wrong passwords or of
 * visitors. A dashboard on a different origin from the API has no such cookie.
 */
export class KnownBrowsers {
  private constructor(private readonly secret: Buffer) {}

  static async open(database: Database): Promise<KnownBrowsers> {
    return new KnownBrowsers(await storedSecret(database, 'known-browsers-secret'));
  }

  /** Returns the id of the browser if this user signed in with it before, else null. */
  idFor(request: FastifyRequest, userId: string): string | null {
    const known = this.#read(request);
    return known?.userIds.includes(userId) ? known.id : null;
  }

  /** Returns the users who signed in with the browser before. */
  peopleOf(request: FastifyRequest): readonly string[] {
    return this.#read(request)?.userIds ?? [];
  }

  /** Marks the browser that receives `reply` as known for this user. */
  remember(request: FastifyRequest, reply: FastifyReply, userId: string): void {
    const known = this.#read(request);
    const userIds = [userId, ...(known?.userIds ?? []).filter((id) => id !== userId)].slice(0, PEOPLE_MAX);
    const content = Buffer.from(
      JSON.stringify({ id: known?.id ?? randomBytes(12).toString('base64url'), userIds, at: Date.now() }),
    ).toString('base64url');
    const flags = [
      `${COOKIE}=${content}.${this.#sign(content)}`,
      'Path=/api',
      `Max-Age=${DAYS * 86_400}`,
      'HttpOnly',
      'SameSite=Strict',
      ...(request.protocol === 'https' ? ['Secure'] : []),
    ];
    reply.header('set-cookie', flags.join('; '));
  }

  #read({ headers }: FastifyRequest): KnownBrowser | null {
    const [, content = '', signature = ''] =
      new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)\\.([\\w-]+)`).exec(headers.cookie ?? '') ?? [];
    if (content === '' || !isEqual(signature, this.#sign(content))) return null;
    const known = JSON.parse(Buffer.from(content, 'base64url').toString()) as KnownBrowser & { at: number };
    return Date.now() - known.at < DAYS * 86_400_000 ? known : null;
  }

  #sign(content: string): string {
    return createHmac('sha256', this.secret).update(content).digest('base64url');
  }
}

function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** The first match counts, because most browsers also claim to be other browsers. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\bHeadlessChrome\//, 'Chrome'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Names a user agent's browser and operating system in plain words: 'Firefox on Linux'. */
export function describeBrowser(userAgent: string | undefined): string {
  const find = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `Unknown browser on ${system}` : 'Unknown browser');
}

interface SessionServices {
  readonly sessions: Sessions;
  readonly knownBrowsers: KnownBrowsers;
  readonly config: Pick<Config, 'keepsTokenInCookie'>;
}

/** Begins a session for a user who has just proved who they are, and remembers the browser. */
export async function startSession(
  { sessions, knownBrowsers, config }: SessionServices,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<{ token: string }> {
  const token = await sessions.begin(userId, describeBrowser(request.headers['user-agent']));
  knownBrowsers.remember(request, reply, userId);
  return { token: config.keepsTokenInCookie ? keepInCookie(request, reply, token) : token };
}
