import { type DashboardLanguage, dashboardLanguage } from '@frontdesk/shared/endpoints/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { translated } from '../words/translate';
import { variesWith } from './etags';

/** Returns the dashboard language that a request prefers; the dashboard sends the language of its page. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): DashboardLanguage =>
  dashboardLanguage(headers['accept-language']);

/**
 * Translates sentences in a response for its reader, and names the language in its headers, so that a cache does not
 * show it to readers of another language.
 */
export function inReadersLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
  sentences: readonly string[],
): string[] {
  const language = languageOf(request);
  const texts = sentences.map((sentence) => translated(sentence, language));
  varyByLanguage(reply);
  if (texts.some((text, at) => text !== sentences[at])) reply.header('content-language', language);
  return texts;
}

/** Adds the caller's language to the `Vary` header of a response. */
export function varyByLanguage(reply: FastifyReply): void {
  reply.header('vary', variesWith(reply, ['accept-language']));
}

/** Returns a JSON value with the texts and lists of texts in the fields `names` translated. */
export function withSentences(value: unknown, names: readonly string[], language: DashboardLanguage): unknown {
  if (Array.isArray(value)) return value.map((entry) => withSentences(entry, names, language));
  if (typeof value !== 'object' || value === null) return value;
  const inLanguage = (field: unknown): unknown =>
    Array.isArray(field) ? field.map(inLanguage) : typeof field === 'string' ? translated(field, language) : field;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const isText =
        typeof field === 'string' || (Array.isArray(field) && field.every((one) => typeof one === 'string'));
      return [name, isText && names.includes(name) ? inLanguage(field) : withSentences(field, names, language)];
    }),
  );
}
