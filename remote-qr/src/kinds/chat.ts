import MessagesSquare from 'lucide-react/icons/messages-square';
import type { KindForm } from '../kind-forms';
import { chat as words } from '../messages/kind-forms';

export const form: KindForm<'Chat'> = {
  ...words.form,
  page: 'QrChatPage',
  icon: MessagesSquare,
  example: {
    name: words.example.place,
    payload: {
      agentId: '1',
      place: words.example.place,
      facts: [words.example.fact],
      starters: [words.example.question],
    },
  },
};
