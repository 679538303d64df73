/*
 * All numbers that decide which passage ranks first and what is claimed. `tune` is the half of the question sets in
 * server/test/fixtures/answers that may be used for tuning. Change a number only with `npm run answers` before and
 * after.
 */
export const WEIGHTS = {
  /** Concepts. Set by hand, from the first sets. */
  weakWord: 0.25,
  strongFrom: 0.5,
  /** 'I broke my leg' in 'I broke my leg, can I pause?'. */
  backgroundClause: 0.5,
  synonym: 0.75,
  /** A word of the documents that is nearly equal to the question's. */
  nearWord: 0.75,
  /** A word similar to the question's: 'Parkplatz' for 'parken'. Tuned on the German, French and Spanish sets. */
  likeWord: 0.6,
  /** A part of a compound: 'Strom' and 'Messgerät' for 'Strommessgerät'. */
  compoundPart: 0.5,
  /** A kind of what the question names: 'Kundenparkplatz' for 'Parkplatz'. */
  kindOfWord: 0.85,
  /** What the question names a kind of: 'Stunde' for 'Probestunde'. */
  headOfWord: 0.35,

  /** BM25. The usual ranges, tuned on `tune`. */
  saturation: 0.8,
  lengthInfluence: 0.4,
  rarityBase: 0.25,
  /** A word in no passage, above all a name, most likely means that the documents do not answer the question. */
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

  /** Words in addition to meaning, which is from 0 to 1. Tuned on `tune`, together with the embedding model. */
  wordsBesideMeaning: 0.15,
  /** The estimated meaning of a sentence without an embedding, by the share of the question that it covers. */
  guessedMeaning: 0.4,

  /** With an embedding service, a passage this near may help without a common word. An estimate: models differ. */
  nearInOtherModels: 0.35,

  /**
   * How much more likely a question must be answered alone than together with the previous one. Tuned on
   * server/test/fixtures/follow-ups/tune.json.
   */
  memory: { leadWhenLeaning: 0.35, lead: 0.15 },
} as const;
