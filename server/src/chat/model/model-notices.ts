import type { RateLimiter } from '../../http/rate-limiter';
import type { RateLimits } from '../../http/rate-limits';
import type { Notify } from '../../notify/notify';
import type { ModelFailureKind } from './model-client';

const HOUR_MS = 3_600_000;

const WHAT_TO_DO: Readonly<Record<ModelFailureKind, string>> = {
  key: 'The language model refused its key. Ask your operator to check LLM_API_KEY.',
  busy: 'The language model is getting too many requests, or its account has no credit left. Ask your operator to raise its quota, or lower the limits in Agent Info.',
  model:
    'The language model refused the request. Choose another model in Agent Info, or ask your operator to check LLM_MODEL.',
  down: 'The language model does not respond in time. You need not do anything if it works again soon. Otherwise ask your operator to check LLM_BASE_URL.',
  unusable:
    'The language model sends replies that cannot be used. Choose another model in Agent Info, or ask your operator to check it.',
};

/** Notifies an owner that an agent replies without its language model, at most once an hour. */
export class ModelNotices {
  readonly #perHour: RateLimiter;

  constructor(private readonly services: { readonly notify: Notify; readonly rateLimits: RateLimits }) {
    this.#perHour = services.rateLimits.limiter('model-notice', 1, HOUR_MS);
  }

  async announce(
    agent: { readonly id: string; readonly name: string; readonly organizationId: string },
    kind: ModelFailureKind,
  ): Promise<void> {
    if (!(await this.#perHour.allows(agent.organizationId))) return;
    const message = `${WHAT_TO_DO[kind]} Until then ${agent.name} quotes its documents.` as const;
    await this.services.notify(
      agent.organizationId,
      'agents',
      'Language model not working',
      message,
      `/agent/${agent.id}`,
    );
  }
}
