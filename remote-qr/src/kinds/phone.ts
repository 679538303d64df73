import Phone from 'lucide-react/icons/phone';
import type { KindForm } from '../kind-forms';
import { phone as words } from '../messages/kind-forms';

export const form: KindForm<'Phone'> = {
  ...words.form,
  icon: Phone,
  example: { name: words.example.name, payload: { number: '+49 151 2345678' } },
};
