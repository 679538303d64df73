// Texts of the components for forms.

export const discardChanges = 'Discard changes';
export const changesAreBack = 'Your unsaved changes are back.';
export const showPassword = 'Show password';
export const hidePassword = 'Hide password';
