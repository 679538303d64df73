// Texts of the form of a chat code that no other page loads.

export const placePlaceholder = 'Table 12';
export const fact = 'Fact';
export const question = 'Question';
