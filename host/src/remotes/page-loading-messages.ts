export const loading = 'Loading...';
export const slow = 'This takes longer than usual.';
export const reloadPage = 'Reload page';
