export const offline = 'You are offline. Missing data loads by itself when the network returns.';
