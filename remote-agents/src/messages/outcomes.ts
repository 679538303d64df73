/** The outcomes of conversations and replies. Home loads these words without those of the pages. */
export const outcome = {
  answered: 'Answered',
  unsure: 'Unsure',
  'not-found': 'No answer',
  person: 'Wants a person',
} as const;
