// The message for a call that the server asked to make later.

export const busy = (wait: string) => `The server is busy. Please try again in ${wait}.`;
export const aSecond = '1 second';
export const seconds = (number: number) => `${number} seconds`;
export const minutes = (number: number) => `${number} minutes`;
export const hours = (number: number) => `${number} hours`;
