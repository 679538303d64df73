export const create = {
  title: 'New Agent',
  intro: 'Name it and say what it is for. Documents, welcome message and look come next.',
  name: 'Bot Name',
  fromSite: 'Start with my site',
  fromSiteText: 'Or let it read your site.',
  nameTaken: 'Another agent has this name. You can still use it.',
  description: 'Description',
  status: 'Status',
  submit: 'Add Bot',
  created: 'Bot created successfully!',
  setUp: 'Set it up',
  failed: 'Failed to create bot.',
} as const;

// Errors in the forms for a new and for an existing agent. Both pages load these; only one loads the texts of Agent
// Info.

export const agentForm = {
  noName: 'Name is required',
  noDescription: 'Description is required',
  tooManyQuestions: (most: number) => `At most ${most} questions`,
  questionTooLong: (most: number) => `At most ${most} characters per question`,
  privacyAddress: 'Enter a web address like https://shop.example/privacy',
  tooLong: (most: number) => `At most ${most} characters`,
  limit: 'Enter a whole number, or leave it empty',
} as const;
