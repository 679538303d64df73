/*
 * Every number that decides which passage comes first and what is claimed. `tune` are the question sets of that half in
 * server/test/fixtures/answers. Change a number only with `npm run answers` before and after.
 */
export const WEIGHTS = {
  /** Concepts. By hand, from the first sets. */
  weakWord: 0.25,
  strongFrom: 0.5,
  /** 'I broke my leg' in 'I broke my leg, can I pause?'. */
  backgroundClause: 0.5,
  synonym: 0.75,
  /** A word of the documents that is nearly the question's. */
  nearWord: 0.75,
  /** A word that looks like the question's: 'Parkplatz' for 'parken'. Set on the German, French and Spanish sets. */
  likeWord: 0.6,

  /** BM25. The usual ranges, chosen on `tune`. */
  saturation: 0.8,
  lengthInfluence: 0.4,
  rarityBase: 0.25,
  /** What no passage speaks of is most likely what the documents do not answer, a name above all. */
  unseenWord: 2,
  unseenName: 5,

  /** What a sentence borrows. Chosen on `tune`. */
  heading: 1.6,
  documentName: 1.2,
  sentenceBefore: 0.35,
  ownWords: 0.8,
  kindBonus: 0.35,

  /** What a passage is worth by its words. Chosen on `tune`. */
  passageWords: 0.65,
  titleBonus: 0.9,

  /** Words beside meaning, which is from 0 to 1. Chosen on `tune`, together with the embedding model. */
  wordsBesideMeaning: 0.15,
  /** What a sentence that is not embedded probably means, by how much of the question it holds. */
  guessedMeaning: 0.4,

  /**
   * Whether the best passage is claimed to answer: logistic regression over the English sets of `tune` by
   * server/test/support/fit-claims.ts. `answeredFrom`: 8.5 % of the questions that the documents do not answer are claimed
   * when each set is judged by the others. `unsureFrom` costs 0.2 points of the right passages.
   */
  claim: {
    bias: -1.96,
    factors: { meaning: 3.93, margin: 4.57, unseen: -0.55, lacksName: -1.06, lacksKind: -1.77 },
    answeredFrom: 0.735,
    unsureFrom: 0.15,
  },
  /** The same by words alone, over all sets of `tune`, the English ones without their embeddings. */
  claimByWords: {
    bias: -0.83,
    factors: { coverage: 1.29, margin: 3.46, unseen: -0.74, isShort: -0.72, lacksKind: -2.19 },
    answeredFrom: 0.758,
    unsureFrom: 0.05,
  },

  /** With an embedding service, a passage this near may help though it shares no word. A guess: models differ. */
  nearInOtherModels: 0.35,

  /**
   * By how much more likely a question must be answered alone than together with the one before. Set on
   * server/test/fixtures/follow-ups/tune.json.
   */
  memory: { leadWhenLeaning: 0.35, lead: 0.15 },

  /** What of the best passages a reply says, as shares of the best one's score. By hand, from replies over `tune`. */
  reply: {
    sentenceShareOfBest: 0.8,
    laterPassage: 0.85,
    sourceShareOfBest: 0.6,
    quotedShareOfBest: 0.6,
  },
} as const;
