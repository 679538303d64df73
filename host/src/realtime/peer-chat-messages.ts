export const noConnection = 'No connection to server yet.';
