export const mailAlerts = {
  title: 'Mails about conversations',
  label: 'E-mail me',
  choices: { never: 'Never', person: 'When somebody wants a person', daily: 'Daily summary' },
  hint: 'The daily summary also mails when somebody wants a person. Each mail has a link to stop.',
  saved: 'Saved.',
  failed: 'This could not be saved.',
} as const;

export const stopMails = {
  title: 'Mails about conversations',
  intro: 'You get mails when a visitor wants a person, or a summary once a day.',
  stop: 'Stop these mails',
  stopped: 'You will get no more mails about conversations.',
  incomplete: 'The link is incomplete. Open it from the mail again.',
  failed: 'The mails could not be stopped.',
} as const;
