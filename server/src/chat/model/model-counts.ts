import type { ModelFailureKind } from './model-failure';

/** How a question for a language model ended. */
export type ModelResult = 'replied' | 'stopped' | 'limit' | 'paused' | ModelFailureKind;

/** Counts the requests to language models since the process started, for /metrics. */
export class ModelCounts {
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
