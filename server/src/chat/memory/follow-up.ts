import type { Turn } from '../../conversations/turns';
import { conceptsOf, isStrong } from '../../passages/concepts/concepts';
import type { Findings } from '../../passages/ranking/judge';
import { WEIGHTS } from '../../passages/weights';
import { plainWords, spokenWords } from '../../terms/terms';
import { detectAmong, type TextLanguage } from '../../terms/text-language';
import { isSmallTalk, wantsPerson } from '../phrases/small-talk';
import { FOLLOW_UP_WORDS } from './follow-up-words';

/**
 * Finds passages for a question, taking earlier questions into account when it depends on them. A question that stands
 * alone finds the same passages with and without earlier turns.
 */
export async function findWithMemory(
  find: (question: string) => Promise<Findings>,
  question: string,
  turns: readonly Turn[],
): Promise<Findings> {
  const alone = await find(question);
  // Thanks and requests for a person have no subject.
  const asked = turns.filter((turn) => !isSmallTalk(turn.question) && !wantsPerson(turn.question));
  const last = asked.at(-1);
  const lean = last ? leanOf(question, alone.language) : 'stands';
  if (!last || lean === 'stands') return alone;
  const subject = subjectOf(asked, (text) => detectAmong(text, [alone.language, 'en']));
  const joined = await find(withSubject(question, subject, last, alone.language));
  const lead = alone.certainty - joined.certainty;
  return lead > (lean === 'leans' ? WEIGHTS.memory.leadWhenLeaning : WEIGHTS.memory.lead) ? alone : joined;
}

/** How much a question depends on the earlier conversation. */
export type Lean =
  /** Cannot be understood alone: 'why?', 'how much is that?'. */
  | 'leans'
  /** May depend: 'and on Sundays?', 'does it have a lift?'. The documents decide. */
  | 'may-lean'
  /** Is complete by itself. */
  | 'stands';

const FRAGMENT_WORDS_MAX = 4;

const SHORT_WORDS_MAX = 9;

export function leanOf(question: string, language: TextLanguage): Lean {
  if (language === 'und') return 'stands';
  const { goesOn, pointsBack, pointsNowhere, fragment, bare } = FOLLOW_UP_WORDS[language];
  const words = plainWords(question);
  const said = words.join(' ');
  const strong = conceptsOf(question, language).filter(isStrong).length;
  if (bare.test(said) || (strong === 0 && words.length <= SHORT_WORDS_MAX)) return 'leans';
  if (goesOn.test(spokenWords(question).join(' '))) return words.length <= SHORT_WORDS_MAX ? 'leans' : 'may-lean';
  if (fragment.test(said) && words.length <= FRAGMENT_WORDS_MAX) return 'may-lean';
  return pointsBack.test(said.replace(pointsNowhere, ' ')) ? 'may-lean' : 'stands';
}

/** More of a conversation would dilute the question. */
const CONTEXT_MAX = 300;

const ITEM_MAX = 120;

/**
 * Returns the conversation's subject in words that can be understood without earlier turns; '' when nothing has been
 * asked yet.
 */
export function subjectOf(turns: readonly Turn[], languageOf: (text: string) => TextLanguage): string {
  let subject = '';
  for (const { question } of turns) {
    const language = languageOf(question);
    subject = subject !== '' && leanOf(question, language) === 'leans' ? join(subject, question, language) : question;
  }
  return subject;
}

/** Adds the subject on which a question depends to that question. */
export function withSubject(question: string, subject: string, last: Turn, language: TextLanguage): string {
  const item = pointedItem(question, last.reply, language);
  return join(item === '' ? subject : `${item}. ${subject}`, question, language);
}

/** Joins the earlier question, minus the names and days that the new one replaces, with the new question. */
function join(subject: string, question: string, language: TextLanguage): string {
  // German capitalizes every noun.
  const kept = language === 'de' ? subject : withoutReplaced(subject, question, language);
  return `${kept.replace(/\s+/g, ' ').trim().slice(-CONTEXT_MAX)} ${question}`;
}

/**
 * A day replaces days, as in 'and on Sundays?'. A name replaces names when the question contains nothing else: 'and
 * Cliff Road?'. A thing replaces things with the same number of words: 'and the family suite?' after 'how much is the
 * tower room?'.
 */
function withoutReplaced(subject: string, question: string, language: TextLanguage): string {
  const names = question.replace(DAYS, ' ').match(NAMES) ?? [];
  const isNameAlone = names.length > 0 && asksNothingBut(names, question, language);
  const thing = language === 'en' ? THING_ALONE.exec(question)?.[1] : undefined;
  const things = thing && new RegExp(`\\bthe${' [\\p{L}-]+'.repeat(thing.split(' ').length)}`, 'giu');
  const thingKept = things ? subject.replace(things, ' ') : subject;
  const daysKept = question.search(DAYS) >= 0 ? thingKept.replace(DAYS, ' ') : thingKept;
  if (!isNameAlone) return daysKept;
  return daysKept.replace(NAMES, (name) => (name.replace(DAYS, '').trim() === '' ? name : ' '));
}

/** Maximum number of words in addition to a name in a question that asks nothing else: 'and what about'. */
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

/** 'family suite' in 'And what about the family suite in winter?'; but not 'second one', which is found in the last reply. */
const THING_ALONE =
  /^(?:and |or |but )?(?:what about |how about )?the (?!first|second|third|fourth|last|next|other|same|former|latter|rest)((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?: (?:in|on|at|for|per|during|with) (?:the )?[\p{L}-]+)?\s*\??$/iu;

/** Only English capitalizes them. */
const DAYS =
  /\b(?:Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter)\b/g;

/** Returns the second item in the last reply's list for 'the second one'; '' if the question refers to no item. */
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
    // 'We have two rooms:' is not an item.
    const items = /[:：]\s*$/.test(parts[0] ?? '') ? parts.slice(1) : parts;
    if (items.length > 1) return items;
  }
  return [];
}
