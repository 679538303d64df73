import MessageSquareText from 'lucide-react/icons/message-square-text';
import type { KindForm } from '../kind-forms';

export const form: KindForm<'Sms'> = {
  about: 'Starts a text message to you.',
  intro: 'The code starts a text message to this number.',
  search: ['text message', 'number'],
  icon: MessageSquareText,
  example: { name: 'Text us', payload: { number: '+49 151 2345678', message: 'Please call me back.' } },
};
