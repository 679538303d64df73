import FileText from 'lucide-react/icons/file-text';
import type { KindForm } from '../kind-forms';
import { text as words } from '../messages/kind-forms';

export const form: KindForm<'Text'> = {
  ...words.form,
  icon: FileText,
  example: { name: words.example.name, payload: { text: words.example.text } },
};
