// The messages for failed calls for which the server sent no message.

export const sessionEnded = 'Your session has ended. Please log in again.';
export const tooLate = 'The server took too long to respond. Please try again.';
export const noResponse = 'No response from server. Please try again later.';
export const unreadable = 'The server sent a response that this page cannot read.';
export const notFound = 'The server could not find this.';
export const tooLarge = 'This is too large for the server.';
export const tooMany = 'Too many requests. Please wait a moment and try again.';
/** For login and chat calls, which have no session. */
export const notAccepted = 'The server did not accept this.';
export const notAllowed = 'You are not allowed to do this.';
export const failed = (status: number) => `The server could not do this (error ${status}). Please try again later.`;
