import { LRUCache } from 'lru-cache';
import type { LanguageModelConfig, ModelLimits } from '../../config/language-model-config';
import { dayOf } from '../../conversations/daily-counts';
import type { Database } from '../../database/database';
import { CircuitBreaker } from './circuit-breaker';
import { ModelClient, ModelFailure, type ModelFailureKind, type ModelRequest } from './model-client';
import { estimateTokens } from './model-prompt';
import { ModelUsage, type Subjects } from './model-usage';

export interface CountedRequest extends ModelRequest {
  readonly agent: { readonly id: string; readonly organizationId: string };
  readonly subjects: Subjects;
  readonly limits: ModelLimits;
  /**
   * Marks a call that only prepares the request for the reply. Only its tokens count; it is not counted as a reply. Its
   * time limit is short, so exceeding it proves nothing about the service.
   */
  readonly isSideCall?: true;
}

/** The result of a request; `text` is the reply as the model wrote it. */
export type ModelResponse =
  | { readonly result: 'replied'; readonly text: string }
  | { readonly result: 'limit' }
  | { readonly result: 'paused' | 'failed'; readonly kind: ModelFailureKind };

/** Failures that would also occur with the next request. */
const LASTING: readonly ModelFailureKind[] = ['key', 'busy'];

/**
 * Failures of the service itself. A visitor can provoke others, such as an unusable reply or a request that a filter
 * refuses; these must not pause the model for all organizations.
 */
const OF_THE_SERVICE: readonly ModelFailureKind[] = [...LASTING, 'down'];

/** Maximum number of pairs of organization and model whose failures are remembered. */
const WATCHED_MAX = 5_000;

interface Watch {
  readonly breaker: CircuitBreaker;
  /** The last failure of the service. */
  kind: ModelFailureKind;
}

/** The operator's language model: counts its usage, and pauses on failures, for each organization separately. */
export class LanguageModel {
  readonly counts = new ModelCounts();
  readonly usage: ModelUsage;
  readonly #client: ModelClient;
  readonly #watches = new LRUCache<string, Watch>({ max: WATCHED_MAX });

  constructor(
    readonly config: LanguageModelConfig,
    database: Database,
    readonly logFailure: (failure: unknown) => void,
  ) {
    this.#client = new ModelClient(config);
    this.usage = new ModelUsage(database);
    void this.#client.load().catch(logFailure);
  }

  /** The number of paused models, each counted once for each organization for which it is paused. */
  get paused(): number {
    return [...this.#watches.values()].filter(({ breaker }) => breaker.isPaused).length;
  }

  /** Returns the agent's model, or the default when the operator does not offer it. */
  modelFor(modelName: string): string {
    return this.config.models.includes(modelName) ? modelName : this.config.model;
  }

  /** Rejects only when `visitorsSignal` aborts. A reply that cannot be counted is not requested. */
  async request(request: CountedRequest, visitorsSignal: AbortSignal): Promise<ModelResponse> {
    const watch = this.#watchOf(request);
    const call = watch.breaker.begin();
    if (!call) return this.#ended({ result: 'paused', kind: watch.kind });
    const counted = { ...request, agentId: request.agent.id, day: dayOf(new Date()) };
    const replies = request.isSideCall ? 0 : 1;
    const sent = estimateTokens(
      [request.system, ...request.history.map(({ text }) => text), request.question].join('\n'),
    );
    const reserved = sent + request.tokensMax;
    let received = '';
    let settled = { replies: -replies, tokens: -reserved };
    const over = await this.usage.reserve(counted, { replies, tokens: reserved }).catch((failure: unknown) => {
      this.logFailure(failure);
      return 'uncounted' as const;
    });
    if (over !== null) {
      watch.breaker.abandoned(call);
      return this.#ended({ result: 'limit' });
    }
    try {
      const { onText } = request;
      const noteText = (text: string) => {
        received = text;
        onText?.(text);
      };
      const completion = await this.#client.complete({ ...request, onText: onText && noteText });
      const tokens = completion.tokens ?? { prompt: sent, completion: estimateTokens(completion.text) };
      settled = { replies: 0, tokens: tokens.prompt + tokens.completion - reserved };
      this.counts.noteTokens(tokens);
      watch.breaker.succeeded();
      return this.#ended({ result: 'replied', text: completion.text });
    } catch (error) {
      // A reply that began, or that timed out, has been billed.
      if (received !== '' || request.signal.aborted) {
        const tokens = { prompt: sent, completion: estimateTokens(received) };
        settled = { replies: 0, tokens: tokens.prompt + tokens.completion - reserved };
        this.counts.noteTokens(tokens);
      }
      if (visitorsSignal.aborted) {
        watch.breaker.abandoned(call);
        this.counts.note('stopped');
        throw error;
      }
      const failure =
        error instanceof ModelFailure ? error : new ModelFailure('down', 'The language model took too long.');
      // A reply that began and did not end in time may just be long.
      const mayBeSlow = request.signal.aborted && (received !== '' || request.isSideCall);
      const isOfTheService = OF_THE_SERVICE.includes(failure.kind) && !mayBeSlow;
      if (isOfTheService) {
        watch.kind = failure.kind;
        watch.breaker.failed(call, { isLasting: LASTING.includes(failure.kind), waitMs: failure.waitMs });
      } else {
        watch.breaker.abandoned(call);
      }
      this.logFailure(failure);
      this.counts.note(failure.kind);
      return { result: 'failed', kind: failure.kind };
    } finally {
      // If this fails, the reservation remains counted, and the reply is not lost.
      await this.usage.settle(counted, settled).catch(this.logFailure);
    }
  }

  #watchOf({ agent, model }: CountedRequest): Watch {
    const key = `${agent.organizationId} ${model}`;
    const known = this.#watches.get(key) ?? { breaker: new CircuitBreaker(), kind: 'down' };
    this.#watches.set(key, known);
    return known;
  }

  #ended<Response extends ModelResponse & { result: 'replied' | 'limit' | 'paused' }>(response: Response): Response {
    this.counts.note(response.result);
    return response;
  }
}

/** The outcome of a question to a language model. */
export type ModelResult = 'replied' | 'stopped' | 'limit' | 'paused' | ModelFailureKind;

/** Counts the requests to language models since the process started, for /metrics. */
class ModelCounts {
  readonly results: Partial<Record<ModelResult, number>> = {};
  readonly tokens = { prompt: 0, completion: 0 };

  note(result: ModelResult): void {
    this.results[result] = (this.results[result] ?? 0) + 1;
  }

  noteTokens({ prompt, completion }: { readonly prompt: number; readonly completion: number }): void {
    this.tokens.prompt += prompt;
    this.tokens.completion += completion;
  }
}
