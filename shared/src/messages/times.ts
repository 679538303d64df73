// How long ago something was.

export const justNow = 'just now';
export const minutesAgo = (minutes: number) => `${minutes} min ago`;
export const hoursAgo = (hours: number) => `${hours} h ago`;
export const daysAgo = (days: number) => `${days} d ago`;
