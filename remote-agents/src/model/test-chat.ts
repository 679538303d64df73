import { emailField } from '@frontdesk/shared/endpoints/credential-fields';
import { filledText } from '@frontdesk/shared/endpoints/fields';
import * as v from 'valibot';
import type { Citations } from '../../widget/chat/chat-calls';
import * as messages from '../messages';

/** A passage from the agent's documents. */
export interface AnswerSource {
  readonly documentId: string;
  readonly name: string;
  readonly excerpt: string;
  /** Whether the document has since been deleted. */
  readonly isDeleted?: boolean;
}

const passages = v.fallback(v.array(v.object({ documentId: v.string(), name: v.string(), excerpt: v.string() })), []);
const opening = v.fallback(v.array(v.object({ name: v.string(), heading: v.string(), text: v.string() })), []);
const citationsSchema = v.object({
  sources: v.optional(passages, []),
  nearest: v.optional(passages, []),
  passages: v.optional(opening, []),
});

/** Reads the documents that a reply or a stored line cites, and the passages that can be opened under it. */
export function readPassages(reply: Record<string, unknown>): Citations<AnswerSource> {
  return v.parse(citationsSchema, reply);
}

/** Validates a request for a person. Consent is required. */
export const personRequestSchema = v.object({
  name: filledText(messages.chat.personNameInErrors),
  email: emailField,
  message: v.pipe(v.string(), v.trim()),
  consent: v.pipe(
    v.string(),
    v.check((choice) => choice === 'true', messages.chat.personConsentMissing),
    v.transform(() => true),
  ),
});
