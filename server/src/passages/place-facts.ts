import { LRUCache } from 'lru-cache';
import { stopWordsOf, withoutAccents } from '../terms/terms';
import { detectAmong, likelyLanguage } from '../terms/text-language';
import { type Concept, conceptsOf, isStrong } from './concepts/concepts';
import { translated } from './concepts/guest-words';
import { withNearWords, withParts } from './concepts/related-words';
import { embeddedUnits, LOCAL_MODEL, type TextEmbedder } from './embeddings/embedder';
import { type Embedding, joinEmbeddings } from './embeddings/embedding';
import type { QuestionMeanings } from './embeddings/meanings';
import { type FoundPassage, indexPassages } from './passage';
import type { Place } from './place';
import { type Findings, type JudgedPassage, judge, NOTHING_FOUND } from './ranking/judge';
import { HARD_KINDS, hasKind, impliedSubject, kindOfQuestion, type QuestionKind } from './ranking/question-kinds';
import { type AskedQuestion, rankPassages } from './ranking/rank-passages';
import { Vocabulary } from './vocabulary/vocabulary';

/** From this score on, a word of the question counts as matched. */
const MET_FROM = 0.5;

/** The share of a question's strong words that a fact must contain to answer it by its meaning. */
const HALF = 0.5;

/** A time without a unit, as in facts that say when something happens: 'until 11'. */
const HOUR =
  /(?<!\p{L})(?:until|till|from|at|by|before|after|bis|ab|um|von|vor|nach|à|jusqu'à|hasta|desde|las|alle|dalle|até|às|das|tot|vanaf|om|do|od) \d{1,2}(?!\p{L}|\d)/iu;

/**
 * Judges findings among facts, which are few and independent, so the method for documents does not suit them. A fact
 * with all strong words of the question answers it, unless the question asks for an amount or a time that the fact
 * lacks. Similar meaning alone is never an answer: other facts and documents may contain it.
 */
function asFacts(findings: Findings, kind: QuestionKind): Findings {
  const { concepts, language, ranked } = findings;
  const strong = concepts.flatMap((concept, at) => (isStrong(concept) ? [at] : []));
  const shareOf = ({ met }: JudgedPassage) =>
    strong.filter((at) => (met[at] ?? 0) >= MET_FROM).length / Math.max(1, strong.length);
  const isTime = kind === 'when' || kind === 'clock';
  const fits = ({ text }: JudgedPassage) =>
    !HARD_KINDS.has(kind) || hasKind(kind, text, language) || (isTime && HOUR.test(text));
  const whole = ranked.filter((passage) => shareOf(passage) === 1 && fits(passage));
  if (strong.length > 0 && whole.length > 0) return { ...findings, ranked: whole, outcome: 'answered' };
  const [best] = ranked;
  if (!best || shareOf(best) === 0) return { ...findings, outcome: 'not-found' };
  const isSure = findings.outcome === 'answered' && shareOf(best) >= HALF && fits(best);
  if (isSure) return { ...findings, ranked: [best] };
  // Among so few facts, even unrelated ones score close to the best.
  const related = ranked.filter((passage) => shareOf(passage) > 0);
  return { ...findings, ranked: related, outcome: findings.outcome === 'not-found' ? 'not-found' : 'unsure' };
}

/** Number of sentences with cached embeddings, for all places together. */
const SENTENCES_KEPT = 20_000;

/** Finds facts that are true only at one place. Each fact is a passage in a document that is named after the place. */
export class PlaceFacts {
  readonly #embedded = new LRUCache<string, Embedding>({ maxSize: SENTENCES_KEPT, sizeCalculation: () => 1 });

  constructor(private readonly embedder: Pick<TextEmbedder, 'model' | 'knows'>) {}

  /** Returns the facts as passages, in the owner's order. */
  async passagesOf({ id, name, facts }: Place, meanings: QuestionMeanings | null): Promise<FoundPassage[]> {
    const indexed = indexPassages(facts.map((text) => ({ heading: '', text })));
    return Promise.all(
      indexed.map(async (passage, at) => ({
        ...passage,
        id: `${id} ${at}`,
        documentId: id,
        documentName: name,
        sentenceEmbeddings: meanings && (await this.#embeddingsOf(passage.text, meanings)),
        model: this.embedder.model,
      })),
    );
  }

  /** Finds the facts that answer the question, and judges how certainly they do. */
  async find(place: Place, question: string, meanings: QuestionMeanings): Promise<Findings> {
    const plain = await this.passagesOf(place, null);
    const [first, ...others] = new Set(plain.map(({ language }) => language));
    if (!first) return { ...NOTHING_FOUND, question, language: 'und' };
    const language = detectAmong(question, [first, ...others]);
    const kind = kindOfQuestion(question, language);
    const other = language === 'und' ? language : likelyLanguage(question, language);
    const isForeign = other !== language && other !== 'und';
    const typed = conceptsOf(question, language);
    // 'Warum war es so laut?' contains 'war', but does not ask about a war.
    const named = isForeign ? typed.filter(({ word }) => !stopWordsOf(other).has(withoutAccents(word))) : typed;
    const asked = named.some(isStrong) ? named : [...named, ...conceptsOf(impliedSubject(kind, language), language)];
    const judged = await this.#judge(place, { text: question, language, kind, concepts: asked }, plain, meanings);
    // Two languages may share a word with different meanings: 'chef'.
    const isCapped = judged.outcome === 'answered' && named.length < typed.length;
    const found: Findings = isCapped ? { ...judged, outcome: 'unsure' } : judged;
    if (found.outcome === 'answered' || !isForeign) return found;
    const inFacts = translated(question, other, language);
    if (!inFacts) return found;
    const text = inFacts.map(({ word }) => word).join(' ');
    const again = { text, language, kind: kindOfQuestion(question, other), concepts: inFacts };
    const across = await this.#judge(place, again, plain, meanings);
    return across.outcome === 'not-found' ? found : { ...across, question };
  }

  async #judge(
    place: Place,
    asked: Omit<AskedQuestion, 'meaning'>,
    plain: readonly FoundPassage[],
    meanings: QuestionMeanings,
  ): Promise<Findings> {
    const { text, language, kind } = asked;
    const words = new Vocabulary();
    words.add(new Set(plain.flatMap(({ terms }) => terms.split(' '))));
    const concepts = withParts(withNearWords(asked.concepts, words), words, language);
    // For a few short lines in other languages, it is enough to compare words.
    const isEmbedded = language === 'en' && this.embedder.knows(language) && this.embedder.model === LOCAL_MODEL;
    const embedding = isEmbedded ? await meanings.of(text) : null;
    const eachWord = embedding && (await this.#wordsOf(asked.concepts, meanings));
    const meaning = embedding && eachWord && { embedding, words: eachWord, model: this.embedder.model };
    const passages = meaning ? await this.passagesOf(place, meanings) : plain;
    const inFull: AskedQuestion = { ...asked, concepts, meaning };
    return asFacts(judge(inFull, rankPassages(inFull, passages, passages.length)), kind);
  }

  /**
   * Embeds each strong word of a question separately; returns them by term, or null when one takes too long or fails.
   */
  async #wordsOf(concepts: readonly Concept[], meanings: QuestionMeanings) {
    const found = new Map<string, Embedding>();
    for (const { term, word } of concepts.filter(isStrong)) {
      const embedding = await meanings.of(word);
      if (!embedding) return null;
      found.set(term, embedding);
    }
    return found;
  }

  /** Null if embedding takes too long or fails; then only the words count. */
  async #embeddingsOf(text: string, meanings: QuestionMeanings): Promise<Buffer | null> {
    const found = await Promise.all(embeddedUnits(text).map((unit) => this.#embeddingOf(unit.text, meanings)));
    const embedded = found.filter((one) => one !== null);
    return embedded.length === found.length ? joinEmbeddings(embedded) : null;
  }

  async #embeddingOf(text: string, meanings: QuestionMeanings): Promise<Embedding | null> {
    const known = this.#embedded.get(text) ?? (await meanings.of(text));
    if (known) this.#embedded.set(text, known);
    return known;
  }
}
