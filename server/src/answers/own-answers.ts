import { ANSWERS_NAME } from '@frontdesk/shared/endpoints/answer';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database';
import { type Concept, conceptsOf, isStrong } from '../passages/concepts/concepts';
import { type Embedding, readEmbedding, similarity } from '../passages/embeddings/embedding';
import { plainWords, termOf } from '../terms/terms';
import { likelyLanguage } from '../terms/text-language';
import type { Answer } from './answer';

interface Wording {
  readonly answerId: string;
  readonly key: string;
  readonly text: string;
  readonly embedding: Embedding | null;
}

/**
 * Memory for all agents' cached wordings. An agent's answers that need more are read again for each question.
 */
const BYTES_MAX = 64_000_000;

/** Approximate size of the objects around a wording's texts and embedding. */
const WORDING_BYTES = 300;

/** Number of wordings that are compared in detail, nearest first. */
const NEAREST = 5;

interface AgentWithAnswers {
  readonly id: string;
  /** The version of its owner's answers: 0 while there are none; it grows with each change. */
  readonly answersVersion: number;
}

/** Finds the owner's own answer to a question. */
export class OwnAnswers {
  readonly #cache: LRUCache<string, { readonly version: number; readonly wordings: readonly Wording[] }>;

  constructor(
    private readonly database: Database,
    /** Embeddings from other models are skipped. */
    private readonly model: string,
    bytesMax = BYTES_MAX,
  ) {
    this.#cache = new LRUCache({
      maxSize: bytesMax,
      sizeCalculation: ({ wordings }) => wordings.reduce((sum, wording) => sum + bytesOf(wording), WORDING_BYTES),
    });
  }

  /** Finds the owner's answer to a question that equals one of its wordings word for word. */
  async inWords(agent: AgentWithAnswers, question: string): Promise<Answer | null> {
    if (agent.answersVersion === 0) return null;
    const key = wordingKey(question);
    const found = (await this.#wordingsOf(agent)).find((wording) => wording.key === key);
    return found ? this.#answer(found.answerId) : null;
  }

  /** Finds the owner's answer to a question that means the same as one of its wordings. */
  async inMeaning(agent: AgentWithAnswers, question: string, meaning: Embedding | null): Promise<Answer | null> {
    if (agent.answersVersion === 0 || meaning === null) return null;
    const near = (await this.#wordingsOf(agent))
      .flatMap(({ embedding, ...wording }) =>
        embedding ? [{ ...wording, nearness: similarity(meaning, embedding) }] : [],
      )
      .sort((one, other) => other.nearness - one.nearness)
      .slice(0, NEAREST);
    const found = near.find(({ text, nearness }) => isSameQuestion(question, text, nearness));
    return found ? this.#answer(found.answerId) : null;
  }

  async #answer(id: string): Promise<Answer | null> {
    const row = await this.database.db
      .selectFrom('answers')
      .select(['question', 'answer'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return null;
    const source = { documentId: id, name: ANSWERS_NAME, excerpt: row.question };
    // No passages open under it: the text is the whole answer.
    return { text: row.answer, sources: [source], nearest: [], passages: [], outcome: 'answered' };
  }

  async #wordingsOf({ id, answersVersion }: AgentWithAnswers): Promise<readonly Wording[]> {
    const cached = this.#cache.get(id);
    if (cached?.version === answersVersion) return cached.wordings;
    const rows = await this.database.db
      .selectFrom('answer_wordings')
      .innerJoin('answers', 'answers.id', 'answer_wordings.answer_id')
      .select(['answer_id as answerId', 'key', 'text', 'embedding', 'embedding_model as model'])
      .where('answer_wordings.agent_id', '=', id)
      // If several answers have the same words, the one changed last counts.
      .orderBy('changed_at', 'desc')
      .orderBy('answer_id')
      .execute();
    const wordings = rows.map(({ embedding, model, ...row }) => ({
      ...row,
      embedding: embedding && model === this.model ? readEmbedding(embedding) : null,
    }));
    this.#cache.set(id, { version: answersVersion, wordings });
    return wordings;
  }
}

const bytesOf = ({ key, text, embedding }: Wording) =>
  WORDING_BYTES + 2 * (key.length + text.length) + (embedding?.byteLength ?? 0);

/** Returns whether two questions ask the same thing. `nearness` is the similarity of their embeddings. */
export function isSameQuestion(one: string, other: string, nearness: number): boolean {
  if (PRICE.test(one) !== PRICE.test(other) || COUNT.test(one) !== COUNT.test(other)) return false;
  const language = likelyLanguage(`${one}\n${other}`, 'en');
  const [ours, theirs] = [conceptsOf(one, language), conceptsOf(other, language)];
  // Embeddings of emoji, or of a script unknown to the model, are all near each other.
  if (!ours.some(isStrong) || !theirs.some(isStrong)) return false;
  const [extra, missing] = [withoutCounterpart(ours, theirs), withoutCounterpart(theirs, ours)];
  // 'Sunday' instead of 'Monday'.
  if (extra > 0 && missing > 0) return false;
  const otherKind = KINDS.some(
    ([asks, alike]) => (asks.test(one) && !alike.test(other)) || (asks.test(other) && !alike.test(one)),
  );
  if (extra + missing === 0 && !otherKind) return nearness >= NEAR_IN_WORDS;
  return nearness >= NEAR + EXTRA_WORD * Math.min(2, extra + missing) + (otherKind ? OTHER_KIND : 0);
}

/** The words of a question, stemmed, in order. Wordings with the same key are the same question, without embeddings. */
export const wordingKey = (text: string): string =>
  (
    plainWords(text)
      .map((word) => termOf(word, 'en'))
      .join(' ') || text.trim()
  ).slice(0, 500);

/**
 * Two questions may be as near in meaning as 'on Sunday?' and 'on Monday?', so the words that carry the question must
 * also agree. The limits were tuned on half of the pairs in test/fixtures/wordings.
 */
const NEAR = 0.62;

/** For pairs in which one question contains all the carrying words of the other. */
const NEAR_IN_WORDS = 0.55;

/** Additional nearness required for each word that only one question contains. */
const EXTRA_WORD = 0.1;

const OTHER_KIND = 0.1;

/** Only real synonyms count: 'adult' is related to 'child' but does not mean the same. */
const SYNONYM_VALUE = 0.7;

/** Questions that need more than a yes or no. */
const PRICE =
  /\b(how much|prices?|costs?|fees?|expensive|cheap|charges?|pay for|kosten|kostet|wie ?viel|preise?|teuer|gebühr)\b/i;

const COUNT = /\b(how many|how often|wie viele|wie oft|number of)\b/i;

const KINDS: readonly (readonly [asks: RegExp, alike: RegExp])[] = [
  [/\b(when|what time|wann)\b/i, /\b(when|what time|wann|uhr|hours?|open|until|times?)\b/i],
  [
    /\b(how long|wie lange)\b/i,
    /\b(how long|how fast|wie lange|how many (days|weeks|months|years)|times?|dauert|when|days?|period|wann)\b/i,
  ],
];

/** Words that say little about a question, and German function words. */
const FILLERS: ReadonlySet<string> = new Set(
  `option food dish menu meal item extra necessary another along suitable welcome within show issue kind sort user
  aber am an auf aus bei bekommen bin bis da damit dann darf das dass dem den der des die dieser doch dort du durch ein
  eine einem einen einer eines er es für gab gegen gibt haben habe hat hier ich ihm ihn ihnen ihr ihre im in ist ja kann
  kein keine können machen man mein meine meinem meinen meiner mich mir mit möglich muss nach nehmen nicht noch nur oder
  ohne schon sein sich sie sind so über um und uns unser von vor war was wenn wer wie wieder will wir wird wo zu zum zur
  mitbringen kommen wurde möchte`
    .split(/\s+/)
    .flatMap((word) => plainWords(word).map((one) => termOf(one, 'en'))),
);

function withoutCounterpart(concepts: readonly Concept[], others: readonly Concept[]): number {
  return concepts.filter(
    (concept) => isStrong(concept) && !FILLERS.has(concept.term) && !others.some((other) => isAlike(concept, other)),
  ).length;
}

function isAlike(one: Concept, other: Concept): boolean {
  const value = Math.max(one.synonyms.get(other.term) ?? 0, other.synonyms.get(one.term) ?? 0);
  return one.term === other.term || value >= SYNONYM_VALUE;
}
