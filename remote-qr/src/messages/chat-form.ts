// Texts of the form for a chat code; no other page loads them.

export const placePlaceholder = 'Table 12';
export const fact = 'Fact';
export const question = 'Question';
