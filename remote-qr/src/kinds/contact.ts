import Contact from 'lucide-react/icons/contact';
import type { KindForm } from '../kind-forms';

export const form: KindForm<'Contact'> = {
  about: 'Adds a person or a company to the contacts.',
  intro: 'The code adds this person or company to the contacts of a phone. Only a name or a company is needed.',
  search: ['vcard', 'business card', 'person', 'company'],
  icon: Contact,
  example: {
    name: 'Business card',
    payload: {
      firstName: 'Ada',
      lastName: 'Byron',
      company: 'Example Ltd',
      phone: '+49 151 2345678',
      email: 'ada@example.com',
      website: 'https://example.com',
    },
  },
};
