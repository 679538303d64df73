import Mail from 'lucide-react/icons/mail';
import type { KindForm } from '../kind-forms';

export const form: KindForm<'Email'> = {
  about: 'Starts an email to you.',
  intro: 'The code starts an email to this address.',
  search: ['mail', 'message'],
  icon: Mail,
  example: { name: 'Write to us', payload: { email: 'ada@example.com', subject: 'Question', message: 'Hello' } },
};
