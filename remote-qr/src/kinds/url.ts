import Link from 'lucide-react/icons/link';
import type { KindForm } from '../kind-forms';
import { url as words } from '../messages/kind-forms';

export const form: KindForm<'Url'> = {
  ...words.form,
  page: 'QrUrlPage',
  icon: Link,
  example: { name: words.example.name, payload: { Url: 'https://example.com/menu' } },
};
