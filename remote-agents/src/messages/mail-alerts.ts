export const mailAlerts = {
  title: 'Emails about conversations',
  label: 'Notify me',
  choices: { never: 'Never', person: 'When a visitor wants a person', daily: 'Daily summary' },
  hint: 'With the daily summary you also get an email when a visitor wants a person. Each email has a link to unsubscribe.',
  sound: 'Sound when a visitor is waiting',
  soundHint: 'For this browser only. One of its tabs plays two short tones while a visitor is waiting for a person.',
  on: 'On',
  off: 'Off',
  saved: 'Saved.',
  failed: 'This could not be saved.',
} as const;
