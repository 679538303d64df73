export const open = 'Open';
export const dismiss = 'Dismiss';
