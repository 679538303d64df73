// Texts of the cards of the home dashboard.

export const loading = 'Loading...';
export const failed = (title: string) => `${title} could not be loaded.`;
