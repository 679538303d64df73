import type { TextLanguage } from '../../terms/text-language';

/** A passage that may be about the question. */
export interface FoundPassage {
  readonly id: string | number;
  readonly documentId: string;
  readonly documentName: string;
  readonly heading: string;
  readonly text: string;
  readonly terms: string;
  readonly sentenceEmbeddings: ArrayBuffer | Buffer | null;
  /** The model of its embeddings; null without embeddings. */
  readonly model: string | null;
  readonly language: TextLanguage;
}
