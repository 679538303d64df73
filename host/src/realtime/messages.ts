export const tryAgain = 'Try again';
export const notAvailable = (reason: string) =>
  `Live notifications are not available: ${reason} Notifications are checked every 15 seconds instead.`;
