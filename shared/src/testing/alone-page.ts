import type { FakeApi } from './fake-api';

/** The export `alone` of `alone.ts` next to a remote's manifest, for the page that shows the remote alone. */
export interface AlonePage {
  /** Adds answers to the sample API, or replaces them: `answers: (api) => api.on(getHours, () => [])`. */
  readonly answers?: (api: FakeApi) => unknown;
  /** The initial values of route parameters, by their names. Default: `bot-1`. They can be changed on the page. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** The context of each slot that the remote fills, by the slot's name. Default: `bot-1` for each value. */
  readonly contexts?: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>;
}
