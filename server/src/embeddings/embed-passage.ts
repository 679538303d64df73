import { unitsOf } from '../chat/answer/split-sentences';
import type { Embedder, Urgency } from './embedder';
import { joinEmbeddings, meanOf } from './embedding';

/** A passage's columns: what it means as a whole, and each of its sentences one after the other. */
export interface PassageEmbeddings {
  readonly embedding: Buffer;
  readonly sentence_embeddings: Buffer;
}

/** A longer sentence says what it is about before that, and would hold up questions. */
const TEXT_MAX = 500;

export async function embedPassage(
  embedder: Embedder,
  { heading, text }: { readonly heading: string; readonly text: string },
  urgency: Urgency,
): Promise<PassageEmbeddings> {
  const title = heading.split(' > ').at(-1);
  const sentences = await Promise.all(
    unitsOf(text).map((unit) =>
      embedder.embed((title ? `${title}: ${unit.text}` : unit.text).slice(0, TEXT_MAX), urgency),
    ),
  );
  const embedding = joinEmbeddings([meanOf(sentences)]);
  return { embedding, sentence_embeddings: joinEmbeddings(sentences) };
}
