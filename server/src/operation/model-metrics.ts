import { Counter, Gauge, type Registry } from 'prom-client';
import type { LanguageModel } from '../chat/model/language-model';

/** Measures this process's use of language models. */
export function measureModel(registry: Registry, model: LanguageModel): void {
  new Counter({
    name: 'frontdesk_model_calls_total',
    help: 'Questions for a language model, by what became of them.',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(model.counts.results)) this.inc({ result }, count);
    },
  });
  new Counter({
    name: 'frontdesk_model_tokens_total',
    help: 'Tokens that language models read and wrote.',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [kind, count] of Object.entries(model.counts.tokens)) this.inc({ kind }, count);
    },
  });
  new Gauge({
    name: 'frontdesk_models_paused',
    help: 'Language models that are not asked at the moment because they failed.',
    registers: [registry],
    collect() {
      this.set(model.paused);
    },
  });
}
