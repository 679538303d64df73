import { unitsOf } from '../sentences/split-sentences';
import { joinEmbeddings, meanOf } from './embedding';
import type { TextEmbedder, Urgency } from './text-embedder';

/** A passage's columns: the embedding of the whole, and those of its sentences one after the other. */
export interface PassageEmbeddings {
  readonly embedding: Buffer;
  readonly sentence_embeddings: Buffer;
  readonly embedding_model: string;
}

const TITLE_MAX = 100;
/** A list of a thousand letters is not worth a minute of embedding. */
const SENTENCES_MAX = 40;

/** Returns the sentences of a passage that are embedded. */
export const embeddedUnits = (text: string) => unitsOf(text).slice(0, SENTENCES_MAX);

export async function embedPassage(
  embedder: Pick<TextEmbedder, 'embed' | 'model'>,
  { heading, text }: { readonly heading: string; readonly text: string },
  urgency: Urgency,
): Promise<PassageEmbeddings> {
  const title = heading.split(' > ').at(-1)?.slice(0, TITLE_MAX);
  const sentences = await Promise.all(
    embeddedUnits(text).map((unit) => embedder.embed(title ? `${title}: ${unit.text}` : unit.text, urgency)),
  );
  const embedding = joinEmbeddings([meanOf(sentences)]);
  return { embedding, sentence_embeddings: joinEmbeddings(sentences), embedding_model: embedder.model };
}
