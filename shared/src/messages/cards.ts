// Texts of the cards on the home dashboard.

export const loading = 'Loading...';
export const failed = (title: string) => `${title} could not be loaded.`;
