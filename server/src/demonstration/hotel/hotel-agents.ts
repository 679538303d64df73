import type { HotelAgent } from './hotel-agent';
import { RECEPTION_DOCUMENTS } from './reception-documents';
import { RESTAURANT_DOCUMENTS } from './restaurant-documents';
import { SPA_DOCUMENTS } from './spa-documents';

/** The agents of the demonstration: a small lakeside hotel with its documents. */
export const HOTEL_AGENTS: readonly HotelAgent[] = [
  {
    key: 'reception',
    name: 'Reception Desk',
    description: 'Demonstration: rooms, prices, arrival and everything about the house.',
    welcome:
      '<p>Welcome to <strong>The Larkspur</strong>. Ask me about rooms, breakfast, parking or your way here.</p>',
    starterQuestions: ['When is check-in?', 'How much is a lake room?', 'Can I bring my dog?'],
    documents: RECEPTION_DOCUMENTS,
  },
  {
    key: 'spa',
    name: 'Spa Desk',
    description: 'Demonstration: pool, saunas and treatments.',
    welcome: '<p>Hello from the spa. Ask me about opening hours and treatments.</p>',
    starterQuestions: ['When is the spa open?', 'How much is a back massage?'],
    documents: SPA_DOCUMENTS,
  },
  {
    key: 'restaurant',
    name: 'The Boathouse',
    description: 'Demonstration: tables, menus, celebrations and meetings.',
    welcome: '<p>Welcome to <strong>The Boathouse</strong>. Ask me about tables, menus and celebrations.</p>',
    starterQuestions: ['When is dinner served?', 'Do you have vegan dishes?'],
    documents: RESTAURANT_DOCUMENTS,
  },
];
