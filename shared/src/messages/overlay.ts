// Texts of the components that open over a page.

export const confirm = 'Delete';
export const cancel = 'Cancel';
export const failed = 'The dialog did not load. Check your connection and try again.';
