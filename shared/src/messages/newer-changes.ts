// Texts of the dialog that asks which of two changes to keep.

export const title = 'Somebody saved newer changes';
export const intro = 'They were saved while you were typing. Your changes are not lost: choose which to keep.';
export const theirs = 'Saved version';
export const mine = 'Yours';
export const back = 'Back to the form';
export const keepTheirs = 'Keep theirs';
export const saveMine = 'Save mine';
