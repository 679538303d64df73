// Texts of buttons that several screens have.

export const view = 'View';
export const edit = 'Edit';
const deleteWord = 'Delete';
export const download = 'Download';
export const save = 'Save';
export const cancel = 'Cancel';
export const dismiss = 'Dismiss';
export const retry = 'Retry';
export const tryAgain = 'Try again';
export { deleteWord as delete };
