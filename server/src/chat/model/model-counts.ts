import type { ModelFailureKind } from './model-failure';

/** How a question that a language model could have answered ended. */
export type ModelResult = 'replied' | 'stopped' | 'limit' | 'paused' | ModelFailureKind;

/** What this process asked of language models since it started, for /metrics. */
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
