import MessageSquareText from 'lucide-react/icons/message-square-text';
import type { KindForm } from '../kind-forms';
import { sms as words } from '../messages/kind-forms';

export const form: KindForm<'Sms'> = {
  ...words.form,
  icon: MessageSquareText,
  example: { name: words.example.name, payload: { number: '+49 151 2345678', message: words.example.message } },
};
