// Shown for thrown values that are not failed calls.

export const unexpected = 'Something went wrong. Please try again.';
