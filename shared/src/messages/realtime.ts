// Problems with the live connection.

export const serverTimeout = 'Server timeout: the server has not been heard from for 30 seconds.';
export const handshake = 'Handshake error: the server refused the connection.';
/** Spec section 8.7. */
export const unableToReconnect = 'Unable to reconnect to server.';
