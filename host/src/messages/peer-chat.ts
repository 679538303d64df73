// Text about the connection to the chat hub.

export const noConnection = 'No connection to server yet.';
