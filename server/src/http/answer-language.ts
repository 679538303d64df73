import { type DashboardLanguage, dashboardLanguage } from '@frontdesk/shared/endpoints/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { translated } from '../words/translate';

/** Returns the dashboard's language that a request prefers. The dashboard sends that of its page. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): DashboardLanguage =>
  dashboardLanguage(headers['accept-language']);

/**
 * Translates sentences of an answer for its reader, and says so in its headers: whatever stores it must not show it to
 * readers of another language.
 */
export function inReadersLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
  sentences: readonly string[],
): string[] {
  const language = languageOf(request);
  const texts = sentences.map((sentence) => translated(sentence, language));
  vary(reply);
  if (texts.some((text, at) => text !== sentences[at])) reply.header('content-language', language);
  return texts;
}

/** Adds the language to what an answer depends on. */
function vary(reply: FastifyReply): void {
  const others = reply.getHeader('vary');
  if (!/accept-language/i.test(String(others)))
    reply.header('vary', [others ?? [], 'accept-language'].flat().join(', '));
}
