import type { Embedding } from './embedding';
import type { TextEmbedder } from './text-embedder';

interface MeaningParts {
  readonly embedder: TextEmbedder;
  /** How long a question may wait for its embedding; after that only its words count. */
  readonly meaningMs: number;
  readonly logFailure: (failure: unknown) => void;
}

/** Embeds each text of a question once, however many parts of the answer need it. */
export class QuestionMeanings {
  readonly #found = new Map<string, Promise<Embedding | null>>();
  readonly #soon: AbortSignal;

  constructor(private readonly parts: MeaningParts) {
    this.#soon = AbortSignal.timeout(parts.meaningMs);
  }

  /** Returns null when embedding takes too long or fails: then only the words count. */
  of(text: string): Promise<Embedding | null> {
    const { embedder, logFailure } = this.parts;
    const found =
      this.#found.get(text) ??
      embedder.embed(text, 'question', this.#soon).catch((failure: unknown) => {
        logFailure(failure);
        return null;
      });
    this.#found.set(text, found);
    return found;
  }

  known(text: string): Promise<Embedding | null> {
    return this.#found.get(text) ?? Promise.resolve(null);
  }
}
