import Contact from 'lucide-react/icons/contact';
import type { KindForm } from '../kind-forms';
import { contact as words } from '../messages/kind-forms';

export const form: KindForm<'Contact'> = {
  ...words.form,
  icon: Contact,
  example: {
    name: words.example.name,
    payload: {
      firstName: 'Ada',
      lastName: 'Byron',
      company: words.example.company,
      phone: '+49 151 2345678',
      email: 'ada@example.com',
      website: 'https://example.com',
    },
  },
};
