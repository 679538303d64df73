import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { DASHBOARD_LANGUAGES, type DashboardLanguage } from '@frontdesk/shared/endpoints/languages';
import { SLUG } from '@frontdesk/shared/endpoints/slug';
import { languageOf } from '../http/answer-language';
import type { Sentence } from '../words/translate';
import { type LinkAnswer, unreachablePage } from './link-answer';
import type { LinkCache } from './link-cache';
import { contentPage, type DeadEnd, linkPages, passwordPage } from './link-pages';
import { chooseRule, NO_RULE, type RuledScan } from './link-rules';
import type { Link, LinkTarget } from './read-links';
import { deviceOf, headerOf, ruleDeviceOf, type ScanHeaders, scanHeaders } from './scan-headers';
import type { AdmitScan } from './scan-limits';

/** The origin in an absolute address, http://host/r/…, which proxies send (RFC 9112, section 3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]*/i;
/** Matches /r and below, even with doubled slashes or percent-encoded. */
const ANY_SPELLING = /^\/(?:\/|%2f)*(?:r|%72|%52)(?:\/|%2f|\?|$)/i;

/**
 * Returns the slug in the address of a request: null if no slug can look like this, undefined if the address is not
 * that of a short link. No printed code has an unusual spelling, so addresses with one have no slug.
 */
function slugIn(url: string): string | null | undefined {
  const path = url[0] === '/' ? url : url.replace(ORIGIN, '');
  if (!isLinkPath(path)) return ANY_SPELLING.test(path) ? null : undefined;
  const [typed = ''] = path.slice(3).split('?', 1);
  // Some printing tools and apps add a slash.
  const slug = (typed.endsWith('/') ? typed.slice(0, -1) : typed).toLowerCase();
  return SLUG.test(slug) ? slug : null;
}

/** Also matches capitals, because a code in capitals has fewer modules. */
const isLinkPath = (path: string) => path[0] === '/' && path[2] === '/' && (path[1] === 'r' || path[1] === 'R');

/** Counts scans that had a destination, and distinguishes visitors. Must not block. */
export interface CountScans {
  /** `rule` is the id of the rule that the scan followed; undefined for a code without rules. */
  count(qrId: string, slug: string, request: IncomingMessage, headers: ScanHeaders, rule: string | undefined): void;
  /** Returns a hash of a link's visitor, which is the same all day (UTC). */
  visitorOf(slug: string, request: IncomingMessage, headers: ScanHeaders): string;
}

/** The reason why a password does not unlock a link. */
export interface PasswordProblem {
  readonly status: number;
  readonly text: Sentence;
}

/** A response in the form that is sent. */
interface Sent {
  readonly status: number;
  /** Alternating names and values, which Node writes faster than an object. */
  readonly headers: readonly string[];
  readonly bytes: Buffer | null;
}

const NOT_STORED = { 'cache-control': 'no-store' };
const SHOWN = { ...NOT_STORED, 'x-robots-tag': 'noindex' };
/** The only common headers that browsers obey in a redirect; the others would be half of its bytes. */
const OF_REDIRECTS = ['referrer-policy', 'strict-transport-security'];

/** Answers scans of short links from memory, on the raw request and response. */
export class Redirect {
  /** The number of responses by status. */
  readonly counts: Record<number, number> = { 200: 0, 302: 0, 404: 0, 410: 0, 503: 0 };
  readonly #pages: Readonly<Record<DashboardLanguage, Readonly<Record<DeadEnd, Sent>>>>;
  /** Responses as they are sent, built once for each cached answer. */
  readonly #sent = new WeakMap<LinkAnswer, Partial<Record<DashboardLanguage, Sent>>>();
  #isClosing = false;

  constructor(
    private readonly links: LinkCache,
    private readonly scans: CountScans,
    private readonly admit: AdmitScan,
    private readonly securityHeaders: Readonly<Record<string, string>>,
  ) {
    const pagesIn = (language: DashboardLanguage) =>
      Object.entries(linkPages(language)).map(([reason, { status, headers, bytes }]) => [
        reason,
        { status, headers: flat({ ...securityHeaders, ...SHOWN, ...headers }, bytes), bytes },
      ]);
    this.#pages = Object.fromEntries(
      DASHBOARD_LANGUAGES.map((language) => [language, Object.fromEntries(pagesIn(language))]),
    ) as Record<DashboardLanguage, Record<DeadEnd, Sent>>;
  }

  /** From now on, closes each connection after its response, so that the server can end. */
  close(): void {
    this.#isClosing = true;
  }

  /** Handles GET and HEAD of /r and below; leaves everything else to the routes. */
  readonly handle = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '', method } = request;
    const slug = slugIn(url);
    if (slug === undefined || (method !== 'GET' && method !== 'HEAD')) return false;
    const headers = scanHeaders(request);
    if (headers.repeatsHost) return false;
    const link = slug === null ? null : this.links.peek(slug);
    if (link === undefined && slug !== null) void this.#findAndAnswer(slug, request, response, headers);
    else this.#answer(link ?? null, request, response, headers);
    return true;
  };

  async #findAndAnswer(
    slug: string,
    request: IncomingMessage,
    response: ServerResponse,
    headers: ScanHeaders,
  ): Promise<void> {
    try {
      this.#answer(await this.links.find(slug), request, response, headers);
    } catch {
      this.#end('away', request, response);
    }
  }

  #answer(link: Link | null, request: IncomingMessage, response: ServerResponse, headers: ScanHeaders): void {
    const { target = null } = link ?? {};
    if (link && target?.hasPassword && typeof resultOf(link, Date.now()) !== 'string')
      void this.#askPassword(link, target, request, response);
    else this.#open(link, target, request, response, headers);
  }

  /** Nobody should have to type a password for a code that has reached its scan limit. */
  async #askPassword(
    link: Link,
    target: LinkTarget,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    try {
      if (await this.#isUsedUp(link, target)) this.#end('ended', request, response);
      else this.#send(this.#password({ status: 200, text: null }, request), request, response);
    } catch {
      this.#end('away', request, response);
    }
  }

  async #isUsedUp(link: Link, { isLimited, qrId }: LinkTarget): Promise<boolean> {
    return isLimited && !(await this.admit(link, qrId, false));
  }

  /** Answers a scan of a link whose password, if it has one, was correct. */
  #open(
    link: Link | null,
    target: LinkTarget | null,
    request: IncomingMessage,
    response: ServerResponse,
    headers: ScanHeaders,
  ): void {
    const scan = target?.rules ? this.#ruledScan(link?.slug ?? '', request, headers) : undefined;
    const result = resultOf(link, Date.now(), scan);
    if (typeof result === 'string') {
      this.#end(result, request, response);
      return;
    }
    const finish = () => {
      const sent = this.#sentOf(result.answer, request);
      // After a form, the browser sends another GET.
      this.#send(request.method === 'POST' && sent.status === 302 ? { ...sent, status: 303 } : sent, request, response);
      if (link && target && request.method !== 'HEAD')
        this.scans.count(target.qrId, link.slug, request, headers, result.rule);
    };
    if (link && target?.isLimited) void this.#openLimited(link, target, request, response, headers, finish);
    else finish();
  }

  async #openLimited(
    link: Link,
    { qrId }: LinkTarget,
    request: IncomingMessage,
    response: ServerResponse,
    headers: ScanHeaders,
    finish: () => void,
  ): Promise<void> {
    try {
      const isCounted = request.method !== 'HEAD' && deviceOf(headers) !== 'bot';
      if (await this.admit(link, qrId, isCounted)) finish();
      else this.#end('ended', request, response);
    } catch {
      this.#end('away', request, response);
    }
  }

  /** Answers a form with the password of a link; `check` returns null for the correct password. */
  async unlock(
    request: IncomingMessage,
    response: ServerResponse,
    check: (qrId: string) => Promise<PasswordProblem | null>,
  ): Promise<void> {
    const slug = slugIn(request.url ?? '');
    const headers = scanHeaders(request);
    try {
      const link = slug ? await this.links.find(slug) : null;
      const target = link?.target ?? null;
      // Only the password form sends anything.
      if (!link || !target?.hasPassword) return this.#end('unknown', request, response);
      const isDead = typeof resultOf(link, Date.now()) === 'string';
      if (!isDead && (await this.#isUsedUp(link, target))) return this.#end('ended', request, response);
      const problem = isDead ? null : await check(target.qrId);
      if (problem === null) this.#open(link, target, request, response, headers);
      else this.#send(this.#password(problem, request), request, response);
    } catch {
      this.#end('away', request, response);
    }
  }

  /** Returns where a link's rules lead a request for the link's page; null when no rule matches. */
  async ruledAway(slug: string, request: IncomingMessage): Promise<string | null> {
    const link = await this.links.find(slug).catch(() => null);
    if (!link?.target?.rules) return null;
    const result = resultOf(link, Date.now(), this.#ruledScan(slug, request, scanHeaders(request)));
    const isRuled = typeof result !== 'string' && result.rule !== undefined && result.rule !== NO_RULE;
    return isRuled && result.answer.kind === 'redirect' ? result.answer.location : null;
  }

  #end(reason: DeadEnd, request: IncomingMessage, response: ServerResponse): void {
    this.#send(this.#pages[languageOf(request)][reason], request, response);
  }

  #password({ status, text }: PasswordProblem | { status: 200; text: null }, request: IncomingMessage): Sent {
    const { headers, bytes } = passwordPage(text, languageOf(request));
    return { status, headers: flat({ ...this.securityHeaders, ...SHOWN, ...headers }, bytes), bytes };
  }

  #ruledScan(slug: string, request: IncomingMessage, headers: ScanHeaders): RuledScan {
    let visitor: string | undefined;
    return {
      at: Date.now(),
      languages: headerOf(request, 'accept-language'),
      device: ruleDeviceOf(headers),
      draw: (place) => {
        visitor ??= this.scans.visitorOf(slug, request, headers);
        return drawOf(visitor, place);
      },
    };
  }

  #sentOf(answer: LinkAnswer, request: IncomingMessage): Sent {
    // Only a page has texts to translate.
    const language = answer.kind === 'page' ? languageOf(request) : 'en';
    const known = this.#sent.get(answer);
    if (known?.[language]) return known[language];
    const sent = this.#made(answer, language);
    this.#sent.set(answer, { ...known, [language]: sent });
    return sent;
  }

  #made(answer: LinkAnswer, language: DashboardLanguage): Sent {
    switch (answer.kind) {
      case 'redirect':
        return this.#redirectTo(answer.location);
      case 'file':
        return this.#fileOf(answer);
      case 'page': {
        const { headers, bytes } = contentPage(answer, language);
        return { status: 200, headers: flat({ ...this.securityHeaders, ...SHOWN, ...headers }, bytes), bytes };
      }
    }
  }

  #redirectTo(location: string): Sent {
    const chosen = Object.entries(this.securityHeaders).filter(([name]) => OF_REDIRECTS.includes(name));
    return {
      status: 302,
      headers: flat({ location, ...NOT_STORED, ...Object.fromEntries(chosen) }, null),
      bytes: null,
    };
  }

  #fileOf({ type, name, bytes }: LinkAnswer & { kind: 'file' }): Sent {
    const own = { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` };
    return { status: 200, headers: flat({ ...this.securityHeaders, ...SHOWN, ...own }, bytes), bytes };
  }

  #send({ status, headers, bytes }: Sent, { method }: IncomingMessage, response: ServerResponse): void {
    this.counts[status] = (this.counts[status] ?? 0) + 1;
    response.writeHead(status, (this.#isClosing ? [...headers, 'connection', 'close'] : headers) as string[]);
    if (bytes === null || method === 'HEAD') response.end();
    else response.end(bytes);
  }
}

const flat = (headers: Readonly<Record<string, string>>, bytes: Buffer | null): string[] =>
  Object.entries({ ...headers, 'content-length': String(bytes?.length ?? 0) }).flat();

/** The result of a scan, and the id of the rule that it followed; undefined for a code without rules. */
interface Result {
  readonly answer: LinkAnswer;
  readonly rule: string | undefined;
}

/**
 * Returns the result of a scan at a given time, or the reason why it gets nothing. Without `scan` the rules are
 * ignored.
 */
function resultOf(link: Link | null, now: number, scan?: RuledScan): Result | DeadEnd {
  if (link === null) return 'unknown';
  const { target } = link;
  if (target === null) return 'deleted';
  if (target.isPaused) return 'paused';
  if (now < target.startsAt) return 'early';
  if (now >= target.endsAt)
    return target.afterEnd ? { answer: reachable(target.afterEnd, target), rule: undefined } : 'ended';
  if (!target.rules || !scan) return { answer: reachable(target.answer, target), rule: undefined };
  const { rules, ids, answers, hours } = target.rules;
  const place = chooseRule(rules, hours, scan);
  if (place === null) return { answer: reachable(target.answer, target), rule: NO_RULE };
  return { answer: reachable(answers[place] as LinkAnswer, target), rule: ids[place] };
}

/** Replaces an answer that leads to an unreachable address, if the owner has chosen that. */
function reachable(answer: LinkAnswer, { unreachable, fallback }: LinkTarget): LinkAnswer {
  if (fallback === null || unreachable.length === 0 || answer.kind !== 'redirect') return answer;
  const isGone = unreachable.some((address) => address === answer.location || hrefOf(address) === answer.location);
  if (!isGone) return answer;
  return fallback === 'page' ? unreachablePage(answer.location) : fallback;
}

const hrefOf = (address: string) => (URL.canParse(address) ? new URL(address).href : address);

/** Returns a number from 0 to below 100 for a visitor and a rule. */
function drawOf(visitor: string, place: number): number {
  return (hash('sha256', `${visitor} ${place}`, 'buffer').readUInt32BE() / 2 ** 32) * 100;
}
