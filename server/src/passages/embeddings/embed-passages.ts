import type { Passage } from '../passage';
import { embedPassage, type PassageEmbeddings } from './embed-passage';
import type { Embedder } from './embedder';

/** A book is ready after this long, and the rest of it embedded later. */
const EMBEDDING_MS = 8_000;

interface Embedding {
  readonly embedder: Embedder;
  readonly logFailure: (failure: unknown) => void;
}

/** Embeds as many of the first passages as there is time for. Without embeddings a document is found by its words. */
export async function embedPassages(
  passages: readonly Passage[],
  { embedder, logFailure }: Embedding,
  signal: AbortSignal,
): Promise<PassageEmbeddings[]> {
  const embeddings: PassageEmbeddings[] = [];
  const until = Date.now() + EMBEDDING_MS;
  try {
    for (const passage of passages) {
      if (Date.now() > until) break;
      embeddings.push(await embedPassage(embedder, passage, 'document'));
    }
  } catch (failure) {
    signal.throwIfAborted();
    logFailure(failure);
  }
  signal.throwIfAborted();
  return embeddings;
}
