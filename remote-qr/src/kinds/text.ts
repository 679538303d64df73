import FileText from 'lucide-react/icons/file-text';
import type { KindForm } from '../kind-forms';

export const form: KindForm<'Text'> = {
  about: 'Shows text, even without a network.',
  intro: 'The code shows this text, even without a network.',
  search: ['note', 'plain'],
  icon: FileText,
  example: { name: 'Opening hours', payload: { text: 'Monday to Friday, 9 to 17' } },
};
