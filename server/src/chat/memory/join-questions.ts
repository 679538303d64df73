import type { Turn } from '../../conversations/read-turns';
import { plainWords, spokenWords } from '../../terms/plain-words';
import type { TextLanguage } from '../../terms/text-language';
import { leanOf } from './follow-up';
import { FOLLOW_UP_WORDS } from './follow-up-words';

/** More of a conversation would dilute the question. */
const CONTEXT_MAX = 300;
const ITEM_MAX = 120;

/** Returns the subject of the conversation in words that need no earlier turn; '' when nothing was asked yet. */
export function subjectOf(turns: readonly Turn[], languageOf: (text: string) => TextLanguage): string {
  let subject = '';
  for (const { question } of turns) {
    const language = languageOf(question);
    subject = subject !== '' && leanOf(question, language) === 'leans' ? join(subject, question, language) : question;
  }
  return subject;
}

/** Adds to a question the subject that it depends on. */
export function withSubject(question: string, subject: string, last: Turn, language: TextLanguage): string {
  const item = pointedItem(question, last.reply, language);
  return join(item === '' ? subject : `${item}. ${subject}`, question, language);
}

/** Joins the earlier question, without the names and days that the new one replaces, with the new one. */
function join(subject: string, question: string, language: TextLanguage): string {
  // German capitalizes every noun.
  const kept = language === 'de' ? subject : withoutReplaced(subject, question, language);
  return `${kept.replace(/\s+/g, ' ').trim().slice(-CONTEXT_MAX)} ${question}`;
}

/**
 * A day replaces days, as in 'and on Sundays?'. A name replaces names when the question asks only that: 'and Cliff
 * Road?'.
 */
function withoutReplaced(subject: string, question: string, language: TextLanguage): string {
  const names = question.replace(DAYS, ' ').match(NAMES) ?? [];
  const isNameAlone = names.length > 0 && asksNothingBut(names, question, language);
  const daysKept = question.search(DAYS) >= 0 ? subject.replace(DAYS, ' ') : subject;
  if (!isNameAlone) return daysKept;
  return daysKept.replace(NAMES, (name) => (name.replace(DAYS, '').trim() === '' ? name : ' '));
}

/** Most words beside a name in a question that asks nothing else: 'and what about'. */
const JOINING_MAX = 3;

function asksNothingBut(names: readonly string[], question: string, language: TextLanguage): boolean {
  if (language === 'und') return false;
  const { goesOn, fragment } = FOLLOW_UP_WORDS[language];
  const words = plainWords(question);
  const isJoined = goesOn.test(spokenWords(question).join(' ')) || fragment.test(words.join(' '));
  return isJoined && words.length <= plainWords(names.join(' ')).length + JOINING_MAX;
}

/** 'Mill Lane' in 'How late is Mill Lane open?', before 'And Cliff Road?'. */
const NAMES = /(?<=[\p{L}\p{N},] )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/gu;

/** Only English capitalizes them. */
const DAYS =
  /\b(?:Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter)\b/g;

/** Returns the second item of the last reply's list for 'the second one'; '' when the question refers to none. */
function pointedItem(question: string, reply: string, language: TextLanguage): string {
  if (language === 'und') return '';
  const said = plainWords(question).join(' ');
  const at = FOLLOW_UP_WORDS[language].ordinals.findIndex((ordinal) => ordinal.test(said));
  const items = itemsOf(reply);
  return at < 0 ? '' : (items[at] ?? '').slice(0, ITEM_MAX);
}

/** Splits a reply into items: its lines, its sentences, or the parts between commas. */
function itemsOf(reply: string): string[] {
  for (const separator of [
    /\n+/,
    /;\s*/,
    /(?<=[.!?])\s+/,
    /,\s*(?:and |or |und |et |y |e )?|\s(?:and|or|und|oder|et|ou|y|o)\s/,
  ]) {
    const parts = reply.split(separator).filter((item) => item.trim() !== '');
    // 'We have two rooms:' is no item.
    const items = /[:：]\s*$/.test(parts[0] ?? '') ? parts.slice(1) : parts;
    if (items.length > 1) return items;
  }
  return [];
}
