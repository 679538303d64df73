import type { LanguageModelConfig } from '../../config/language-model-config';
import type { HistoryMessage } from './model-prompt';
import { withoutMarks } from './reply-marks';

type Library = typeof import('@ai-sdk/openai-compatible');

type ChatModel = ReturnType<ReturnType<Library['createOpenAICompatible']>['chatModel']>;

type Usage = Awaited<ReturnType<ChatModel['doGenerate']>>['usage'];

export interface ModelRequest {
  readonly model: string;
  readonly system: string;
  readonly history: readonly HistoryMessage[];
  readonly question: string;
  /** Maximum number of tokens in the reply. */
  readonly tokensMax: number;
  readonly signal: AbortSignal;
  /** Receives the whole reply so far whenever more of it arrives; if null, the reply is requested in one piece. */
  readonly onText: ((replySoFar: string) => void) | null;
}

export interface ModelCompletion {
  readonly text: string;
  /** Null when the service does not report it. */
  readonly tokens: { readonly prompt: number; readonly completion: number } | null;
}

/** A reply with more tokens, or any text with more characters, is treated as endless. */
export const REPLY_TOKENS_MAX = 800;

const REPLY_CHARACTERS_MAX = 6_000;

/** After this time the whole request is tried again: it may have failed for another reason. */
const PLAIN_MS = 3_600_000;

/**
 * Calls an OpenAI-compatible service. Fails only with a `ModelFailure`, or with the abort reason of the request's
 * signal.
 */
export class ModelClient {
  #library: Promise<Library> | undefined;
  /** The models that reject common parameters, each with the time until which it is sent only the messages. */
  readonly #plainUntil = new Map<string, number>();

  constructor(
    private readonly config: Pick<LanguageModelConfig, 'baseUrl' | 'apiKey'>,
    private readonly now: () => number = Date.now,
  ) {}

  /** Loads the library, which is slow. */
  load(): Promise<Library> {
    this.#library ??= import('@ai-sdk/openai-compatible');
    return this.#library;
  }

  async complete(request: ModelRequest): Promise<ModelCompletion> {
    const { model, signal } = request;
    const isPlain = this.now() < (this.#plainUntil.get(model) ?? 0);
    try {
      return await this.#call(request, isPlain);
    } catch (error) {
      signal.throwIfAborted();
      const failure = modelFailureOf(error);
      // OpenAI's newest models reject a temperature, Mistral's the request for token counts.
      if (!failure.mayBeSimpler || isPlain) throw failure;
    }
    try {
      const completion = await this.#call(request, true);
      this.#plainUntil.set(model, this.now() + PLAIN_MS);
      return completion;
    } catch (error) {
      signal.throwIfAborted();
      throw modelFailureOf(error);
    }
  }

  async #call(request: ModelRequest, isPlain: boolean): Promise<ModelCompletion> {
    const { createOpenAICompatible } = await this.load();
    const { baseUrl, apiKey } = this.config;
    const provider = createOpenAICompatible({
      name: 'model',
      baseURL: baseUrl,
      ...(apiKey !== '' && { apiKey }),
      includeUsage: !isPlain,
      fetch: boundedFetch,
    });
    const model = provider.chatModel(request.model);
    const options = {
      prompt: promptOf(request),
      abortSignal: request.signal,
      ...(!isPlain && { temperature: 0, maxOutputTokens: request.tokensMax }),
    };
    const { text, usage } = request.onText
      ? await readStream((await model.doStream(options)).stream, request.onText)
      : await readWhole(model.doGenerate(options));
    if (withoutMarks(text) === '') throw new ModelFailure('unusable', 'The language model replied with nothing.');
    const [prompt, completion] = [usage?.inputTokens.total, usage?.outputTokens.total];
    return { text, tokens: prompt && completion ? { prompt, completion } : null };
  }
}

function promptOf({ system, history, question }: ModelRequest) {
  const turns = [...history, { role: 'user' as const, text: question }];
  return [
    { role: 'system' as const, content: system },
    ...turns.map(({ role, text }) => ({ role, content: [{ type: 'text' as const, text }] })),
  ];
}

async function readWhole(generating: ReturnType<ChatModel['doGenerate']>): Promise<{ text: string; usage: Usage }> {
  const { content, usage } = await generating;
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  return { text: bounded(text), usage };
}

async function readStream(
  stream: Awaited<ReturnType<ChatModel['doStream']>>['stream'],
  onText: (replySoFar: string) => void,
): Promise<{ text: string; usage: Usage | undefined }> {
  let text = '';
  let usage: Usage | undefined;
  for await (const part of stream) {
    if (part.type === 'error' && !isWithoutReason(part.error)) throw part.error;
    if (part.type === 'finish') usage = part.usage;
    if (part.type !== 'text-delta') continue;
    text = bounded(text + part.delta);
    onText(text);
  }
  return { text, usage };
}

/** Small services end a reply without stating a reason. A broken connection causes a different error. */
const isWithoutReason = (error: unknown) => error instanceof Error && error.name === 'AI_InvalidResponseDataError';

function bounded(text: string): string {
  if (text.length > REPLY_CHARACTERS_MAX)
    throw new ModelFailure('unusable', 'The language model did not end its reply.');
  return text;
}

/** No real reply comes close to this length. */
const BYTES_MAX = 500_000;

/** Works like `fetch`, but fails when the body is too long. */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  let left = BYTES_MAX;
  const bounded = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        left -= chunk.byteLength;
        if (left < 0) controller.error(new Error('The body is too long.'));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(bounded ?? null, { status, statusText, headers });
};

/** Why a language model gave no usable reply, grouped by what to do about it. */
export type ModelFailureKind =
  /** It rejected the key. */
  | 'key'
  /** It has too many requests, or the account has no credit left. */
  | 'busy'
  /** It does not offer the model, or rejects the request. */
  | 'model'
  /** It is unreachable, failed or timed out. */
  | 'down'
  /** Its reply was empty, endless or malformed. */
  | 'unusable';

/** A failure that contains neither the key nor the question, so it may be logged. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';

  constructor(
    readonly kind: ModelFailureKind,
    message: string,
    /** The pause that the service requested, in milliseconds; null if it requested none. */
    readonly waitMs: number | null = null,
    /** It rejects an optional part of the request. */
    readonly mayBeSimpler = false,
  ) {
    super(message);
  }
}

/** Describes a failed call without the library's error, which contains the whole request. */
function modelFailureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (!isCallError(error)) {
    const isTooLate = error instanceof Error && ['AbortError', 'TimeoutError'].includes(error.name);
    if (isTooLate) return new ModelFailure('down', 'The language model took too long.');
    return new ModelFailure('unusable', 'The language model sent what is no reply.');
  }
  const { statusCode: status, responseHeaders } = error;
  if (status === undefined) return new ModelFailure('down', 'The language model cannot be reached.');
  const words = `The language model answered ${status}.`;
  // Some services reject a visitor's text with 403.
  if (status === 403 && CONTENT_REFUSED.test(error.responseBody ?? '')) return new ModelFailure('model', words);
  if (status === 401 || status === 403) return new ModelFailure('key', words);
  if (status === 402 || status === 429)
    return new ModelFailure('busy', words, waitOf(responseHeaders?.['retry-after']));
  if (status >= 500 || status === 408) return new ModelFailure('down', words, waitOf(responseHeaders?.['retry-after']));
  // An HTML page or truncated JSON with status 200.
  if (status < 400) return new ModelFailure('unusable', 'The language model sent what is no reply.');
  return new ModelFailure('model', words, null, status === 400 || status === 422);
}

const CONTENT_REFUSED = /moderat|flagged|content.?(filter|policy|management)|safety/i;

/** Recognizes the library's error by its name: loading the library is slow, and few servers have a model. */
function isCallError(error: unknown): error is Error & {
  readonly statusCode?: number;
  readonly responseHeaders?: Record<string, string>;
  readonly responseBody?: string;
} {
  return error instanceof Error && error.name === 'AI_APICallError';
}

/** Parses seconds or a date. */
function waitOf(header: string | undefined): number | null {
  if (header === undefined) return null;
  const ms = /^\d+(\.\d+)?$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) && ms > 0 ? ms : null;
}
