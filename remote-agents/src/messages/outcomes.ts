/** The outcomes of conversations and replies. Home loads these words without those of the pages. */
export const outcome = {
  answered: 'Answered',
  unsure: 'Unsure',
  'not-found': 'No answer',
  person: 'Wants a person',
  /** Of a visitor who wanted a person, once somebody replied. */
  served: 'Answered by a person',
} as const;
