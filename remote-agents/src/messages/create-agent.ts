export const create = {
  title: 'New Agent',
  intro: 'Name it and say what it is for. Documents, welcome message and looks come next.',
  name: 'Bot Name',
  description: 'Description',
  status: 'Status',
  submit: 'Add Bot',
  created: 'Bot created successfully!',
  setUp: 'Set it up',
  failed: 'Failed to create bot.',
} as const;
