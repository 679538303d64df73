import MessagesSquare from 'lucide-react/icons/messages-square';
import type { KindForm } from '../kind-forms';

export const form: KindForm<'Chat'> = {
  page: 'QrChatPage',
  about: 'Opens a chat with one of your agents, which knows the place of the code.',
  intro: 'People scan the code and ask one of your agents. It knows this place and answers with its facts first.',
  search: ['table', 'room', 'agent'],
  icon: MessagesSquare,
  example: {
    name: 'Table 12',
    payload: {
      agentId: '1',
      place: 'Table 12',
      facts: ['The Wi-Fi is Guest12, and its password is sailing.'],
      starters: ['What is the Wi-Fi here?'],
    },
  },
};
