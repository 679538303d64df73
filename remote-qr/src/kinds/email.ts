import Mail from 'lucide-react/icons/mail';
import type { KindForm } from '../kind-forms';
import { email as words } from '../messages/kind-forms';

export const form: KindForm<'Email'> = {
  ...words.form,
  icon: Mail,
  example: {
    name: words.example.name,
    payload: { email: 'ada@example.com', subject: words.example.subject, message: words.example.message },
  },
};
