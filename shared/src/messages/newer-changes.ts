// Texts of the question which of two changes to keep.

export const title = 'Somebody saved newer changes';
export const intro = 'They were stored while you were typing. Nothing of yours is lost: choose which to keep.';
export const theirs = 'Stored now';
export const mine = 'Yours';
export const back = 'Back to the form';
export const keepTheirs = 'Keep theirs';
export const saveMine = 'Save mine';
