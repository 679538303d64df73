import { enAlone } from './en-alone';

export const en = {
  ...enAlone,
  /** Texts of features that only a server with chat options has. */
  offers: {
    tooLong: '{count} too many',
    stop: 'Stop',
    stopped: 'You stopped this reply.',
    helpful: 'Helpful',
    notHelpful: 'Not helpful',
    source: 'Source: {names}',
    sources: 'Sources: {names}',
    starters: 'Questions to start with',
    privacy: 'Privacy',
    person: {
      offer: 'Would you rather talk to a person?',
      open: 'Talk to a person',
      name: 'Your name',
      email: 'Your email',
      message: 'Message',
      optional: 'Optional',
      consent: 'I agree that my details are sent to the owner of this site, so that I get a reply.',
      send: 'Send message',
      back: 'Back to the chat',
      nameMissing: 'Please enter your name.',
      emailMissing: 'Please enter an email address like name@example.com.',
      consentMissing: 'Please agree, so that somebody can reply.',
      next: 'Thank you. Somebody will reply to you by email.',
      joined: '{name} joined',
      left: '{name} left',
      replied: '{name} replied',
      returned: 'The automatic assistant answers again.',
      typing: '{name} is typing',
    },
  },
} as const;
