import MessageCircle from 'lucide-react/icons/message-circle';
import type { KindForm } from '../kind-forms';
import { whatsapp as words } from '../messages/kind-forms';

export const form: KindForm<'Whatsapp'> = {
  ...words.form,
  page: 'QrWhatsappPage',
  otherAddress: '/QrWhatsapp',
  icon: MessageCircle,
  example: {
    name: words.example.name,
    payload: { number: '+49 151 2345678', message: words.example.message },
  },
};
