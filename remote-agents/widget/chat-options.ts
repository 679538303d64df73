/** What the owner offers in the chat. */
export interface ChatOptions {
  readonly starterQuestions: readonly string[];
  readonly offersPerson: boolean;
  readonly showsSources: boolean;
  /** Address of the owner's privacy page; '' without one. */
  readonly privacyUrl: string;
  /** The texts in the visitor's language. */
  readonly words?: unknown;
}

/** What a server without options offers. */
export const NO_OPTIONS: ChatOptions = {
  starterQuestions: [],
  offersPerson: false,
  showsSources: false,
  privacyUrl: '',
};

/** Reads the server's options; skips unreadable ones. */
export function readOptions(answer: unknown): ChatOptions {
  if (!(answer instanceof Object)) return NO_OPTIONS;
  const { starterQuestions, offersPerson, showsSources, privacyUrl, words } = answer as Record<string, unknown>;
  // Without texts, form and link would have no names.
  const hasWords = words instanceof Object;
  const questions = Array.isArray(starterQuestions) ? starterQuestions : [];
  return {
    starterQuestions: questions.filter((question) => question?.trim?.()).slice(0, 4),
    offersPerson: offersPerson === true && hasWords,
    showsSources: showsSources !== false,
    privacyUrl: typeof privacyUrl === 'string' && hasWords ? privacyUrl : '',
    words,
  };
}
