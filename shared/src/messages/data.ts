// Texts of the components that show stored data.

export const tryAgain = 'Try again';
/** Quoted from spec section 8.7. */
export const chunkLoadFailure = 'chunk load failure';

export const copy = (what: string) => `Copy ${what}`;
export const copied = (what: string) => `Copied ${what}`;
export const selected = (what: string) => `Selected ${what}`;
export const pressToCopy = 'Press Ctrl+C (⌘C on a Mac) to copy.';

export const justNow = 'just now';
export const minutesAgo = (minutes: number) => `${minutes} min ago`;
export const hoursAgo = (hours: number) => `${hours} h ago`;
export const daysAgo = (days: number) => `${days} d ago`;
