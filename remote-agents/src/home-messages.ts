// Texts of this remote on the home dashboard. Each is an export, so that a page loads only its own.

export const title = 'Agents';
export const all = 'All agents';
export const counts = (enabled: number, disabled: number) => `${enabled} enabled, ${disabled} disabled`;
export const unnamed = 'Agent without a name';
export const numbers = 'Conversations';
export const reportsFailed = 'The reports could not be loaded.';
export const none = 'No agent yet.';
