/** What replies are counted for: these three, and the whole server. */
export type Scope = 'conversation' | 'visitor' | 'agent' | 'server';

/** The daily limits of a language model. */
export interface ModelAmount {
  readonly replies: number;
  readonly tokens: number;
}

export type ModelLimits = Readonly<Record<Scope, ModelAmount>>;
