/** The outcomes of conversations and replies. The home page loads these texts without those of the other pages. */
export const outcome = {
  answered: 'Answered',
  unsure: 'Unsure',
  'not-found': 'No answer',
  person: 'Wants a person',
  /** The outcome for a visitor who wanted a person, once somebody has replied. */
  served: 'Answered by a person',
} as const;
