// Texts that several pages show when the server refuses a call or lacks it.

export const notAvailable = 'This is not available on this server.';
export const changeFailed = 'The change failed.';
