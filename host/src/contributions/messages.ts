/** The console says so (spec section 8.4). */
export const fetchFailed = (title: string) => `Failed to fetch ${title.toLowerCase()}:`;
