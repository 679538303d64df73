import Link from 'lucide-react/icons/link';
import type { KindForm } from '../kind-forms';

export const form: KindForm<'Url'> = {
  page: 'QrUrlPage',
  about: 'Opens a web address.',
  intro: 'The code opens this web address.',
  search: ['link', 'website', 'address'],
  icon: Link,
  example: { name: 'Menu', payload: { Url: 'https://example.com/menu' } },
};
