export const title = 'Dashboard';
