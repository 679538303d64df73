import MessageCircle from 'lucide-react/icons/message-circle';
import type { KindForm } from '../kind-forms';

export const form: KindForm<'Whatsapp'> = {
  page: 'QrWhatsappPage',
  otherAddress: '/QrWhatsapp',
  about: 'Starts a chat with you, with the message already written.',
  intro: 'The code opens a WhatsApp chat with this number and writes this message.',
  search: ['phone', 'number'],
  icon: MessageCircle,
  example: {
    name: 'Book a table',
    payload: { number: '+49 151 2345678', message: 'I would like to book a table.' },
  },
};
