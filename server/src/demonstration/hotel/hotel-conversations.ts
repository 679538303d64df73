import type { HotelAgent } from './hotel-agent';

export interface HotelConversation {
  readonly agent: HotelAgent['key'];
  /** How many days ago it was, and the time of day in UTC. */
  readonly daysAgo: number;
  readonly time: string;
  readonly questions: readonly string[];
  /** '' for a visitor without a name. */
  readonly visitor?: string;
  /** For the last reply. */
  readonly feedback?: 'helpful' | 'not-helpful';
  /** What the visitor left for a person. */
  readonly contact?: { readonly name: string; readonly email: string; readonly message: string };
}

type Row = readonly [daysAgo: number, time: string, questions: readonly string[], more?: Partial<HotelConversation>];

const of = (agent: HotelAgent['key'], rows: readonly Row[]): HotelConversation[] =>
  rows.map(([daysAgo, time, questions, more]) => ({ agent, daysAgo, time, questions, ...more }));

const HELPFUL = { feedback: 'helpful' } as const;

const RECEPTION = of('reception', [
  [13, '09:12', ['When is check-in?', 'Can I leave my luggage before?']],
  [13, '16:40', ['How much is a lake room in July?'], HELPFUL],
  [12, '10:05', ['Is breakfast included?']],
  [12, '19:31', ['Can I bring my dog?', 'How much does the dog cost?'], HELPFUL],
  [11, '08:50', ['How much is parking?']],
  [11, '14:22', ['Do you have a babysitter?']],
  [11, '20:15', ['Which bus goes from the airport?'], { ...HELPFUL, visitor: 'Tomasz' }],
  [10, '11:37', ['Can I cancel my booking free of charge?']],
  [10, '17:02', ['Is there Wi-Fi in the rooms?']],
  [9, '09:44', ['What time is breakfast at the weekend?'], HELPFUL],
  [9, '13:18', ['Do you have a family room?', 'What does a child of 8 pay?'], { visitor: 'Ines' }],
  [9, '21:05', ['Can I arrive after 10 pm?'], HELPFUL],
  [8, '10:26', ['Do you have a shuttle to the ski slopes?'], { feedback: 'not-helpful' }],
  [8, '15:49', ['Can I charge my electric car?'], HELPFUL],
  [8, '18:33', ['How much is the saver rate cheaper?']],
  [7, '08:14', ['How much is a garden room in November?']],
  [7, '12:55', ['Is late check-out possible?'], HELPFUL],
  [7, '19:20', ['Do you have a gym?']],
  [6, '09:33', ['How far is the train station?'], { visitor: 'Bea' }],
  [6, '14:07', ['Can I rent a bicycle?', 'And an e-bike?'], HELPFUL],
  [6, '20:48', ['Do you have accessible rooms?']],
  [5, '10:19', ['How much is the loft suite?']],
  [5, '11:46', ['Is there a babysitter?'], { feedback: 'not-helpful' }],
  [5, '16:58', ['Do the rooms have air conditioning?'], HELPFUL],
  [4, '09:01', ['When does reception close?']],
  [4, '13:40', ['What does an extra bed cost?']],
  [4, '18:25', ['Can I bring my cat?'], HELPFUL],
  [4, '21:32', ['Can I smoke on the balcony?']],
  [3, '08:37', ['When is check-out?', 'Can I leave my bags afterwards?']],
  [3, '12:11', ['Do I have to pay a deposit?']],
  [3, '17:45', ['Is there gluten-free bread at breakfast?'], { ...HELPFUL, visitor: 'Marta' }],
  [2, '09:28', ['How much is a family room?']],
  [2, '11:50', ['Do you have a gym or a fitness room?']],
  [2, '15:16', ['How much is a cot?']],
  [2, '19:54', ['Can you wash my laundry?'], HELPFUL],
  [1, '08:45', ['Is parking free?']],
  [1, '10:32', ['How far is the bathing beach?']],
  [
    1,
    '16:21',
    ['We need eight rooms in June for a family party. Is there a discount?'],
    {
      visitor: 'Helen Marsh',
      contact: {
        name: 'Helen Marsh',
        email: 'helen.marsh@example.com',
        message: 'Eight rooms from 12 to 14 June. Could you send us an offer?',
      },
    },
  ],
  [1, '20:09', ['When is breakfast?'], HELPFUL],
  [0, '06:48', ['Can I check in early?']],
  [0, '07:55', ['How much is a taxi from the airport?'], HELPFUL],
  [0, '08:31', ['Are there good hiking trails?']],
]);

const SPA = of('spa', [
  [12, '12:20', ['When is the spa open?']],
  [10, '15:05', ['How much is a back massage?'], HELPFUL],
  [9, '17:27', ['May children use the pool?']],
  [7, '10:41', ['Do I need to bring towels?'], HELPFUL],
  [6, '16:30', ['How warm is the pool?']],
  [5, '13:12', ['Do you offer a massage in pregnancy?'], { ...HELPFUL, visitor: 'Lena' }],
  [4, '11:08', ['How much is a hot stone massage?']],
  [3, '14:53', ['Can I visit the spa without staying at the hotel?'], HELPFUL],
  [2, '18:04', ['Do you offer yoga classes?']],
  [1, '12:39', ['How long is a voucher valid?']],
  [0, '08:02', ['When is the sauna for women only?'], HELPFUL],
]);

const RESTAURANT = of('restaurant', [
  [13, '11:30', ['When is dinner served?']],
  [11, '17:44', ['Do you have vegan dishes?'], HELPFUL],
  [10, '19:10', ['Can I bring my dog to the restaurant?']],
  [8, '12:02', ['Is the restaurant open on Mondays?']],
  [7, '17:15', ['How much is the five-course menu?'], HELPFUL],
  [6, '11:21', ['How many people fit into the lake hall?']],
  [5, '18:47', ['Can I reserve a table on the terrace?']],
  [4, '16:36', ['Do you have live music?'], { feedback: 'not-helpful' }],
  [
    3,
    '10:24',
    ['What does a wedding menu cost?', 'Is the 8th of August free for a wedding?'],
    {
      visitor: 'Jonas',
      contact: {
        name: 'Jonas Keller',
        email: 'jonas.keller@example.com',
        message: 'We are 55 people. Is Saturday 8 August still free?',
      },
    },
  ],
  [2, '13:22', ['Can you cook without gluten?'], HELPFUL],
  [1, '18:50', ['How much is the menu of the day?']],
  [0, '07:20', ['Is there live music on Saturdays?']],
]);

/** Two weeks of visitors, oldest first. The agents themselves write the replies. */
export const HOTEL_CONVERSATIONS: readonly HotelConversation[] = [...RECEPTION, ...SPA, ...RESTAURANT].sort(
  (one, other) => other.daysAgo - one.daysAgo || one.time.localeCompare(other.time),
);
