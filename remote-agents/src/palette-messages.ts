// Texts of this remote in the palette.

export const kind = 'Agent';
export const action = 'Action';
export const actions = [
  { label: (name: string) => `Upload documents to ${name}`, tab: 'documents', search: ['upload', 'files'] },
  { label: (name: string) => `Test ${name}`, tab: 'chat', search: ['try', 'chat'] },
] as const;
