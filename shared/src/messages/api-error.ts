// Said of thrown values that are no failed calls.

export const unexpected = 'Something went wrong. Please try again.';
