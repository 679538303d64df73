import type { Turn } from '../../conversations/read-turns';
import type { TextLanguage } from '../../passages/languages/text-language';
import { plainWords } from '../../passages/terms/plain-words';
import { leanOf } from './follow-up';
import { FOLLOW_UP_WORDS } from './follow-up-words';

/** More of a conversation says less about the question. */
const CONTEXT_MAX = 300;
const ITEM_MAX = 120;

/** The question that the conversation is about, in words that need no turn before them; '' when nothing was asked yet. */
export function subjectOf(turns: readonly Turn[], languageOf: (text: string) => TextLanguage): string {
  let subject = '';
  for (const { question } of turns) {
    const language = languageOf(question);
    subject = subject !== '' && leanOf(question, language) === 'leans' ? join(subject, question, language) : question;
  }
  return subject;
}

/** A question together with what it leans on. */
export function withSubject(question: string, subject: string, last: Turn, language: TextLanguage): string {
  const item = pointedItem(question, last.reply, language);
  return join(item === '' ? subject : `${item}. ${subject}`, question, language);
}

/** The earlier question without the names and days that the new one replaces, and then the new one. */
function join(subject: string, question: string, language: TextLanguage): string {
  // German writes every noun with a capital letter.
  const isReplaced = language !== 'de' && question.search(NAMES) >= 0;
  const kept = isReplaced ? subject.replace(NAMES, ' ') : subject;
  return `${kept.replace(/\s+/g, ' ').trim().slice(-CONTEXT_MAX)} ${question}`;
}

/** 'Mill Lane' in 'How late is Mill Lane open?', before 'And Cliff Road?'. */
const NAMES = /(?<=[\p{L}\p{N},] )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/gu;

/** The second item of the list in the last reply for 'the second one'; '' when none is meant. */
function pointedItem(question: string, reply: string, language: TextLanguage): string {
  if (language === 'und') return '';
  const said = plainWords(question).join(' ');
  const at = FOLLOW_UP_WORDS[language].ordinals.findIndex((ordinal) => ordinal.test(said));
  const items = itemsOf(reply);
  return at < 0 ? '' : (items[at] ?? '').slice(0, ITEM_MAX);
}

/** What a reply lists: its lines, its sentences, or what stands between commas. */
function itemsOf(reply: string): string[] {
  for (const separator of [
    /\n+/,
    /;\s*/,
    /(?<=[.!?])\s+/,
    /,\s*(?:and |or |und |et |y |e )?|\s(?:and|or|und|oder|et|ou|y|o)\s/,
  ]) {
    const items = reply.split(separator).filter((item) => item.trim() !== '');
    if (items.length > 1) return items;
  }
  return [];
}
