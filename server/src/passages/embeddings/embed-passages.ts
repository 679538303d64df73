import type { Passage } from '../passage';
import { embedPassage, type PassageEmbeddings } from './embed-passage';
import type { TextEmbedder } from './text-embedder';

/** A book is ready after this long, and the rest of it embedded later. */
const EMBEDDING_MS = 8_000;

interface Embedding {
  readonly embedder: TextEmbedder;
  readonly logFailure: (failure: unknown) => void;
}

/**
 * Embeds as many of the first passages as there is time for. Null for those in a language that the model does not know:
 * they are found by their words, like everything without embeddings.
 */
export async function embedPassages(
  passages: readonly Passage[],
  { embedder, logFailure }: Embedding,
  signal: AbortSignal,
): Promise<(PassageEmbeddings | null)[]> {
  const embeddings: (PassageEmbeddings | null)[] = [];
  const until = Date.now() + EMBEDDING_MS;
  try {
    for (const passage of passages) {
      if (Date.now() > until) break;
      const isKnown = embedder.knows(passage.language);
      embeddings.push(isKnown ? await embedPassage(embedder, passage, 'document') : null);
    }
  } catch (failure) {
    signal.throwIfAborted();
    logFailure(failure);
  }
  signal.throwIfAborted();
  return embeddings;
}
