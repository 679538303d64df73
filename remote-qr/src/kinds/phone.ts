import Phone from 'lucide-react/icons/phone';
import type { KindForm } from '../kind-forms';

export const form: KindForm<'Phone'> = {
  about: 'Calls a number.',
  intro: 'The code calls this number.',
  search: ['call', 'number'],
  icon: Phone,
  example: { name: 'Call us', payload: { number: '+49 151 2345678' } },
};
