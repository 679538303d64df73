// What several pages say when the server refuses a call or does not know it.

export const notAvailable = 'This is not available on this server.';
export const changeFailed = 'The change failed.';
