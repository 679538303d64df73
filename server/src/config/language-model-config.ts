import { readCount, readUrl, StartupError } from './read-settings';

/** The subjects for which replies are counted: these three, and the whole server. */
export type Scope = 'conversation' | 'visitor' | 'agent' | 'server';

/** The daily limits of a language model. */
export interface ModelAmount {
  readonly replies: number;
  readonly tokens: number;
}

export type ModelLimits = Readonly<Record<Scope, ModelAmount>>;

/** The operator's language model. */
export interface LanguageModelConfig {
  /** The address of an OpenAI-compatible API, without a slash at the end. */
  readonly baseUrl: string;
  /** '' if no key is needed. */
  readonly apiKey: string;
  /** The default model, for agents that choose none. */
  readonly model: string;
  /** All models that may be used, including `model`. */
  readonly models: readonly string[];
  /** Models that owners may choose from; empty when the operator offers no choice. */
  readonly choices: readonly string[];
  /** The time within which a visitor gets a reply. */
  readonly replyMs: number;
  readonly limits: ModelLimits;
}

/** The daily limits, unless the operator sets others. */
const DEFAULTS: ModelLimits = {
  conversation: { replies: 50, tokens: 200_000 },
  visitor: { replies: 100, tokens: 400_000 },
  agent: { replies: 500, tokens: 1_000_000 },
  server: { replies: 5_000, tokens: 10_000_000 },
};

/** Reads the settings that begin with LLM_; null when there is no model. `text` reads one setting. */
export function readLanguageModel(text: (name: string) => string | null): LanguageModelConfig | null {
  const baseUrl = readUrl('LLM_BASE_URL', text('LLM_BASE_URL'), ['http:', 'https:']);
  if (baseUrl === null) return null;
  const offered = (text('LLM_MODELS') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const model = text('LLM_MODEL') ?? offered[0];
  if (model === undefined) throw new StartupError('LLM_MODEL or LLM_MODELS must be set when LLM_BASE_URL is.');
  const count = (name: string, usual: number) => readCount(name, text(name) ?? String(usual), 0);
  const amount = (of: string, { replies, tokens }: { readonly replies: number; readonly tokens: number }) => ({
    replies: count(`LLM_REPLIES_PER_${of}`, replies),
    tokens: count(`LLM_TOKENS_PER_${of}`, tokens),
  });
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    apiKey: text('LLM_API_KEY') ?? '',
    model,
    models: [...new Set([model, ...offered])],
    choices: [...new Set(offered)],
    replyMs: readCount('LLM_REPLY_SECONDS', text('LLM_REPLY_SECONDS') ?? '9', 1) * 1000,
    limits: {
      conversation: amount('CONVERSATION', DEFAULTS.conversation),
      visitor: amount('VISITOR', DEFAULTS.visitor),
      agent: amount('AGENT', DEFAULTS.agent),
      server: amount('DAY', DEFAULTS.server),
    },
  };
}
