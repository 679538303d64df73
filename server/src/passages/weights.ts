/*
 * All numbers that decide which passage ranks first and what a reply claims. `tune` is the half of the question sets in
 * server/test/fixtures/answers that may be used for tuning. Run `npm run answers` before and after changing a number.
 */
export const WEIGHTS = {
  /** Concepts. The values were set by hand, based on the first sets. */
  weakWord: 0.25,
  strongFrom: 0.5,
  /** 'I broke my leg' in 'I broke my leg, can I pause?'. */
  backgroundClause: 0.5,
  synonym: 0.75,
  /** A word in the documents that is nearly equal to a word in the question. */
  nearWord: 0.75,
  /**
   * A word similar to a word in the question: 'Parkplatz' for 'parken'. Tuned on the German, French and Spanish sets.
   */
  likeWord: 0.6,
  /** A part of a compound: 'Strom' and 'Messgerät' for 'Strommessgerät'. */
  compoundPart: 0.5,
  /** A more specific word than the question's: 'Kundenparkplatz' for 'Parkplatz'. */
  kindOfWord: 0.85,
  /** A more general word than the question's: 'Stunde' for 'Probestunde'. */
  headOfWord: 0.35,

  /** BM25. Within the usual ranges, tuned on `tune`. */
  saturation: 0.8,
  lengthInfluence: 0.4,
  rarityBase: 0.25,
  /** A word that is in no passage, especially a name, most likely means that the documents do not answer the question. */
  unseenWord: 2,
  unseenName: 5,

  /** What a sentence inherits. Tuned on `tune`. */
  heading: 1.6,
  documentName: 1.2,
  sentenceBefore: 0.35,
  ownWords: 0.8,
  kindBonus: 0.35,

  /** The value of a passage by its words. Tuned on `tune`. */
  passageWords: 0.65,
  titleBonus: 0.9,

  /**
   * Weight of words in addition to meaning, which is from 0 to 1. Tuned on `tune`, together with the embedding model.
   */
  wordsBesideMeaning: 0.15,
  /** The estimated meaning of a sentence without an embedding, by the share of the question that it covers. */
  guessedMeaning: 0.4,

  /**
   * With an embedding service, a passage this similar may help even without a common word. Estimated: models differ.
   */
  nearInOtherModels: 0.35,

  /**
   * How much likelier the answer to a question must be without the previous question than with it. Tuned on
   * server/test/fixtures/follow-ups/tune.json.
   */
  memory: { leadWhenLeaning: 0.35, lead: 0.15 },
} as const;
