// Texts of the field for choosing a language.

export const language = 'Language';
export const languageHint = 'Applies to the dashboard and the emails you get from it.';
export const languageFailed = 'The language could not be saved to your account.';
