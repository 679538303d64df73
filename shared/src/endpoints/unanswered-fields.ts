/** Fields that calls about conversations share. They are in a separate file, because the dashboard needs only these. */
import * as v from 'valibot';
import {
  countReader,
  flagReader,
  idReader,
  listReader,
  optionalTextReader,
  orNull,
  textReader,
  visibleTextReader,
} from './readers';

/** A passage in a document. `isDeleted`: the document has since been deleted, but the quote remains. */
export const quotedSourceReader = v.object({
  documentId: idReader,
  name: visibleTextReader,
  excerpt: textReader,
  isDeleted: v.optional(flagReader, false),
});

/** A passage that opens under a reply, with its headings joined by ' > '. */
export const quotedPassageReader = v.object({
  documentId: v.fallback(idReader, ''),
  name: visibleTextReader,
  heading: visibleTextReader,
  text: textReader,
  isDeleted: v.optional(flagReader, false),
});

/** Unanswered questions with the same meaning. */
export const unansweredReader = v.object({
  id: idReader,
  agentId: idReader,
  agentName: v.optional(visibleTextReader, ''),
  /** The wording in which the question was asked most often. */
  question: textReader,
  count: countReader,
  lastAsked: optionalTextReader,
  /** Other wordings, at most five. */
  wordings: v.optional(listReader(v.string()), []),
  nearest: orNull(quotedSourceReader),
  /** The conversation in which it was last asked; null once that conversation has been deleted. */
  conversationId: orNull(idReader),
});
