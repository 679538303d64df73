import { isReplyEvents, readReplyEvents } from '@frontdesk/shared/endpoints/reply-events';
import {
  type ChatCalls,
  type Citations,
  chatCalls,
  type PostChat,
  type SendWay,
  type ShownPassage,
} from './chat/chat-calls';
import { isText } from './chat/chat-memory';
import { type CallsConfig, callsAddress, readConfig, type WidgetConfig } from './widget-config';
import { filled, words } from './words';

/** The options that the owner offers in the chat. */
export interface ChatOptions {
  readonly starterQuestions: readonly string[];
  readonly offersPerson: boolean;
  readonly showsSources: boolean;
  /** Address of the owner's privacy page; '' without one. */
  readonly privacyUrl: string;
  /** The texts in the visitor's language. */
  readonly words?: unknown;
}

/** The options of a server that sends none. */
export const NO_OPTIONS: ChatOptions = {
  starterQuestions: [],
  offersPerson: false,
  showsSources: false,
  privacyUrl: '',
};

/** The only calls of the widget. They throw a `ChatFailure`. */
export interface WidgetCalls extends ChatCalls {
  /** Returns the options that the owner offers; no options on a server without this call. */
  options(): Promise<ChatOptions>;
}

/** A failed call; the message is the sentence for the visitor. */
export class ChatFailure extends Error {
  /** Whether a new conversation may succeed. */
  readonly mayBeForgotten: boolean;

  // Not a parameter property, because the build would not shorten its name.
  constructor(message: string, mayBeForgotten = false) {
    super(message);
    this.mayBeForgotten = mayBeForgotten;
  }
}

/** The meaning of failed calls, in the visitor's language. */
export const siteFailures = {
  resendsMessages: true,
  isForgotten: (error: unknown) => Object(error).mayBeForgotten === true,
  reasonOf(error: unknown) {
    return error instanceof ChatFailure ? error.message : words.reasons[error ? 'server' : 'network'];
  },
};

interface SiteVisitor {
  readonly userName?: string;
  /** Returns the same id on every visit of this browser; '' if nothing can be stored. */
  readonly visitorId?: () => string;
  /** Default: the widget sends no cookies. */
  readonly credentials?: RequestCredentials;
}

const TIMEOUT_MS = 100_000;

/** Makes the calls from a page on any site, without cookies or a session. */
export function siteCalls(
  config: CallsConfig & Pick<WidgetConfig, 'ipLookup' | 'hasOptions'>,
  { userName = 'Visitor', visitorId, credentials = 'omit' }: SiteVisitor = {},
): WidgetCalls {
  const { clientId, ipLookup, hasOptions } = config;
  const post: PostChat = (name, fields, signal, onText) =>
    name === 'startSession'
      ? send('POST', `${name}?conversationId=${encodeURIComponent(fields.conversationId)}`, null, signal)
      : send('POST', name, JSON.stringify(fields), signal, onText);

  async function send(
    method: string,
    path: string,
    body: string | null,
    outer?: AbortSignal,
    onText?: SendWay['onText'],
  ): Promise<unknown> {
    const headers: Record<string, string> = { client_id: clientId };
    if (body) headers['Content-Type'] = 'application/json';
    if (onText) headers['Accept'] = 'text/event-stream';
    const init = { method, headers, body, credentials };
    const { status, answer, retryAfter } = await request(callsAddress(config) + path, init, outer, onText);
    if (status < 200 || status > 299) throw refusal(status, retryAfter, answer);
    return answer;
  }

  const calls = chatCalls(post, {
    clientId,
    isOurs: hasOptions,
    async visitor() {
      // Not in the spec; another server may refuse this field.
      const known = hasOptions && visitorId?.();
      return { userName, ipAddress: await lookUp(ipLookup), ...(known && { visitorId: known }) };
    },
    ...(hasOptions && { readCitations: citationsIn }),
  });
  return {
    ...calls,
    askForPerson: async (started, person) => (await calls.askForPerson(started, person)) || words.offers.person.next,
    options: async () => (hasOptions ? readOptions(await send('GET', 'options', null)) : NO_OPTIONS),
  };
}

/** Reads the passages that open under a reply, and the names of its source documents, or of documents that may help. */
export function citationsIn({ sources, nearest, passages }: Record<string, unknown>): Citations<string> {
  const names = new Set([sources, nearest].flat().map(nameOf).filter(Boolean));
  const shown = [passages].flat().filter(isPassage);
  return { ...(names.size > 0 && { sources: [...names] }), passages: shown[0] && shown };
}

/** A stored line contains only the name. */
function nameOf(source: unknown): string {
  const { name = source } = Object(source);
  return isText(name) ? name.trim() : '';
}

function isPassage(passage: unknown): passage is ShownPassage {
  const { name, heading, text } = Object(passage);
  return [name, heading, text].every(isText);
}

/** Reads the server's options; skips unreadable ones. */
function readOptions(answer: unknown): ChatOptions {
  if (!(answer instanceof Object)) return NO_OPTIONS;
  const { starterQuestions, offersPerson, showsSources, privacyUrl, words } = answer as Record<string, unknown>;
  // Without texts, the form and the link would have no names.
  const hasWords = words instanceof Object;
  const questions = Array.isArray(starterQuestions) ? starterQuestions : [];
  return {
    starterQuestions: questions.filter((question) => question?.trim?.()).slice(0, 4),
    offersPerson: offersPerson === true && hasWords,
    showsSources: showsSources !== false,
    privacyUrl: typeof privacyUrl === 'string' && hasWords ? privacyUrl : '',
    words,
  };
}

/**
 * Makes a request with a time limit and reads the whole answer. Calls `onText` with the reply so far while it streams.
 */
async function request(url: string, init: RequestInit, outer?: AbortSignal, onText?: SendWay['onText']) {
  const [signal, timer] = timeLimit(TIMEOUT_MS, outer);
  try {
    const response = await fetch(url, { ...init, signal });
    const { status, headers, body } = response;
    const isStream = onText && body && isReplyEvents(headers);
    const read = isStream ? await readReplyEvents(body, onText) : { status, body: await response.text() };
    if (read) return { status: read.status, answer: parse(read.body), retryAfter: headers.get('retry-after') };
    throw new Error();
  } catch {
    const { slow, offline, network } = words.reasons;
    if (signal.aborted && !outer?.aborted) throw new ChatFailure(slow);
    throw new ChatFailure(navigator.onLine === false ? offline : network);
  } finally {
    clearTimeout(timer);
  }
}

/** Aborts after `ms`, or with `outer`. `AbortSignal.timeout` is missing in Safari 15 and Chrome 100. */
function timeLimit(ms: number, outer?: AbortSignal) {
  const limit = new AbortController();
  const end = () => limit.abort();
  const timer = setTimeout(end, ms);
  outer?.addEventListener('abort', end);
  return [limit.signal, timer] as const;
}

/** Returns the failure of a refused call. `body` is the server's answer. */
function refusal(status: number, retryAfter: string | null, body: unknown): ChatFailure {
  const { reasons } = words;
  if (status === 429) return new ChatFailure(filled(reasons.busy, 'seconds', waitOf(retryAfter)));
  if (status === 403) return new ChatFailure(Object(body).reason === 'site' ? reasons.site : reasons.away);
  if (status === 401) return new ChatFailure(reasons.unknown);
  return new ChatFailure(reasons.server, status < 500);
}

function waitOf(header: string | null): number {
  const seconds = Number(header);
  // The number is at least two, so that no language needs a singular form.
  return seconds > 0 && seconds < 86_400 ? Math.max(2, Math.ceil(seconds)) : 60;
}

/** Looks up the visitor's address with the service that the site's owner configured. '' if there is no answer. */
async function lookUp(service: string): Promise<string> {
  if (service === '') return '';
  try {
    const answer = await fetch(service, { credentials: 'omit', signal: timeLimit(3000)[0] });
    return /[\da-f.:]{7,45}/i.exec(await answer.text())?.[0] ?? '';
  } catch {
    return '';
  }
}

/** Parses JSON or plain text. Null for an HTML page, which is not an answer. */
function parse(text: string): unknown {
  if (/^\s*</.test(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return text.trim();
  }
}

/** How long the launcher waits for the server's look, so that it does not visibly change its color. */
const WAIT_MS = 2000;

/**
 * Returns the configuration with the server's current name, welcome and theme, or unchanged when that fails. The
 * browser caches the answer for a minute; a reload of the page asks the server, so that an owner sees her change.
 */
export async function currentLook(config: WidgetConfig): Promise<WidgetConfig> {
  const { api, clientId, hasOptions } = config;
  if (!hasOptions) return config;
  try {
    const response = await fetch(`${api}/api/v1/chat/look?clientId=${encodeURIComponent(clientId)}`, {
      credentials: 'omit',
      cache: isReload() ? 'no-cache' : 'default',
      signal: timeLimit(WAIT_MS)[0],
    });
    // Uses the configuration's own values after a refusal, or where a value is unreadable.
    const look = response.ok ? await response.json() : null;
    return readConfig({ ...config, ...look, api, clientId }) ?? config;
  } catch {
    return config;
  }
}

function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
}
