export const stopMails = {
  title: 'Emails about conversations',
  intro: 'You get an email when a visitor wants a person, or a summary once a day.',
  stop: 'Stop these emails',
  stopped: 'You no longer get emails about conversations.',
  incomplete: 'The link is incomplete. Open it from the email again.',
  failed: 'The emails could not be stopped.',
} as const;
