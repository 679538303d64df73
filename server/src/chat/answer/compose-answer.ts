import { type Answer, passagesOf } from '../../answers/answer';
import { sourcesOf } from '../../passages/passage';
import type { Findings, JudgedPassage, JudgedSentence } from '../../passages/ranking/judge';
import { PHRASES, type Phrases } from '../phrases/phrases';
import { ROWS_MAX, rowAround, rowsFor, wordRow } from './table-rows';

const PASSAGES = 3;

/** A sentence whose odds are nearly as good as the best one's is also included. */
const NEARLY_AS_FIT = 2;

/** The same limit for a sentence from another passage, which is rarely about the same thing. */
const AS_FIT = 1;

/** Maximum length of a reply with a second sentence, in characters. */
const SHORT = 240;

/** Maximum length of a reply with sentences that limit or continue the answering sentence. */
const LONGEST = 420;

/** A passage whose log-odds are this far below the best one's is unrelated. */
const HELPFUL_WITHIN = 5;

/** A passage whose log-odds are at most this far below the best one's may also answer the question. */
const CITED_WITHIN = 2.5;

/**
 * Answers in the documents' own words: with one or two answering sentences, or with a table's rows, if it is sure; with
 * passages to open if it is unsure; and with a single sentence if nothing was found. `asked` is the visitor's own
 * message, which the findings' question completes from earlier ones.
 */
export function composeAnswer(given: Findings, phrases: Phrases = PHRASES.en, asked = given.question): Answer {
  const findings = withoutEchoes(given, asked);
  const { ranked, outcome } = findings;
  const [best] = ranked;
  const [sentence] = best?.sentences ?? [];
  if (!best || !sentence || outcome === 'not-found') {
    return { text: phrases.notFound, sources: [], nearest: [], passages: [], outcome: 'not-found' };
  }
  const own = wordAnswer(findings, best, sentence);
  const text = own !== null && outcome === 'answered' ? withOther(findings, own, sentence) : own;
  const near = ranked.filter(({ sentences: [own] }) => own && own.fit >= sentence.fit - CITED_WITHIN);
  if (text === null) {
    const passages = ranked
      .filter(({ sentences: [own] }) => own && own.fit >= sentence.fit - HELPFUL_WITHIN)
      .slice(0, PASSAGES);
    return {
      text: phrases.mayHelp,
      sources: [],
      nearest: sourcesOf(passages),
      passages: passagesOf(passages),
      outcome: 'unsure',
    };
  }
  const cited = near.slice(0, PASSAGES);
  return { text, sources: sourcesOf(cited), nearest: [], passages: passagesOf(cited), outcome: 'answered' };
}

/**
 * Leaves out sentences that are the question itself, such as the heading 'Dogs' for 'Dogs?'. The passage with the next
 * best sentence then comes first; a sentence that fits far less makes the answer unsure.
 */
function withoutEchoes(findings: Findings, asked: string): Findings {
  const words = (text: string) => wordsOf(text).join(' ');
  const isEcho = ({ text }: JudgedSentence) => words(text) === words(asked);
  const [first] = findings.ranked;
  const [echo] = first?.sentences ?? [];
  if (!echo || !isEcho(echo)) return findings;
  const ranked = findings.ranked
    .map((passage) => ({ ...passage, sentences: passage.sentences.filter((sentence) => !isEcho(sentence)) }))
    .filter(({ sentences }) => sentences.length > 0)
    .sort((one, other) => (other.sentences[0]?.fit ?? 0) - (one.sentences[0]?.fit ?? 0));
  const [best] = ranked[0]?.sentences ?? [];
  if (!best) return findings;
  const isFar = findings.outcome === 'answered' && best.fit < echo.fit - HELPFUL_WITHIN;
  return { ...findings, ranked, ...(isFar && { outcome: 'unsure' as const }) };
}

/** Writes an answer; returns null when it is unsure, and when no table row fits the question. */
function wordAnswer(findings: Findings, passage: JudgedPassage, sentence: JudgedSentence): string | null {
  const row = rowAround(passage, sentence.text);
  const isSure = findings.outcome === 'answered';
  if (!row) return isSure ? cut(inOrder(sentencesFor(findings, passage, sentence))) : null;
  const { rows, isComplete } = rowsFor(findings, passage, row);
  if (rows.length === 0 || !(isSure || isComplete)) return null;
  const worded = rows.slice(0, ROWS_MAX).map((one) => wordRow(one, passage.language));
  const heading = passage.heading.split(' > ').at(-1) ?? '';
  const [only] = worded;
  if (only !== undefined && rows.length === 1) return cut(endSentence(only));
  const title = heading === '' ? [] : [`${heading}:`];
  const lines = worded.map((line) => cut(line, Math.floor(LONGEST_REPLY / worded.length)));
  return [...title, ...lines, ...(rows.length > ROWS_MAX ? [`… + ${rows.length - ROWS_MAX}`] : [])].join('\n');
}

/**
 * Adds the best sentence from another passage when it fits equally well, because either of the two may be the answer.
 */
function withOther({ question, ranked: [, other] }: Findings, text: string, best: JudgedSentence): string {
  const [sentence] = other?.sentences ?? [];
  if (!other || !sentence || sentence.fit < best.fit - AS_FIT || text.includes('\n')) return text;
  const row = rowAround(other, sentence.text);
  const added = row ? wordRow(row, other.language) : sentence.text;
  if (REFERS.test(added) || text.length + added.length > SHORT || !saysMore(added, `${question} ${text}`)) return text;
  return `${text} ${endSentence(added)}`;
}

/**
 * Whether a sentence contains a word that the text lacks. The words of a link or heading may only repeat the question.
 */
function saysMore(sentence: string, text: string): boolean {
  const known = new Set(wordsOf(text));
  return wordsOf(sentence).some((word) => !known.has(word));
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The rest is visible when the passage is opened. */
const LONGEST_REPLY = 540;

const cut = (text: string, most = LONGEST_REPLY) =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')} …`;

/** Such a sentence limits or continues the one before it. */
const GOES_ON =
  /^(?:(?:if|after|but|except|otherwise|however|unless|only|then|in that case|please note|note that|not|without|exceptions?|outside|at all other times|later|earlier|wenn|falls|danach|aber|außer|ausgenommen|sonst|andernfalls|jedoch|nur|dann|bitte beachten|ausnahmen?|nicht|später|ohne|si|après|mais|sauf|sinon|cependant|toutefois|seulement|ensuite|attention|exceptions?|hors|passé|pero|salvo|excepto|después|luego|en caso|solo|sólo|fuera|además|pasad[oa])(?![\p{L}])|(?:this|these|those|they|it|das|dies(?:e|er|es)?|sie|er|es|cela|ceci|ils?|elles?|esto|estos|estas|ello)(?![\p{L}]))/iu;

/** Returns the sentence, those that limit or continue it, and another that answers nearly as well. */
function sentencesFor({ question }: Findings, passage: JudgedPassage, best: JudgedSentence): readonly JudgedSentence[] {
  const { sentences } = passage;
  const inText = [...sentences].sort((one, other) => one.position - other.position);
  const chosen = new Set([best]);
  let length = best.text.length;
  const add = (sentence: JudgedSentence | undefined, limit: number) => {
    if (!sentence || chosen.has(sentence) || length + sentence.text.length > limit) return false;
    if (rowAround(passage, sentence.text)) return false;
    chosen.add(sentence);
    length += sentence.text.length + 1;
    return true;
  };
  let at = inText.indexOf(best);
  // 'It leaves from bay 7.' is unclear without the sentence before it.
  if (REFERS.test(best.text)) add(inText[at - 1], LONGEST);
  while (GOES_ON.test(inText[at + 1]?.text ?? '') && add(inText[at + 1], LONGEST)) at += 1;
  const [, second] = sentences;
  if (second && second.fit >= best.fit - NEARLY_AS_FIT && saysMore(second.text, `${question} ${best.text}`))
    add(second, SHORT);
  return [...chosen];
}

const REFERS =
  /^(?:this|these|those|they|it|he|she|there|das|dies(?:e|er|es)?|sie|er|es|dort|cela|ceci|ils?|elles?|esto|estos|estas|ello)(?![\p{L}])/iu;

const inOrder = (sentences: readonly JudgedSentence[]) =>
  [...sentences]
    .sort((one, other) => one.position - other.position)
    .map(({ text }) => endSentence(text))
    .join(' ');

const endSentence = (text: string) => (/[.!?…:;]["”’)]?$/.test(text) ? text : `${text}.`);
