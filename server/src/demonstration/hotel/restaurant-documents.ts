import type { HotelDocument } from './hotel-agent';

const RESTAURANT = `# The Boathouse restaurant

## Opening hours
The Boathouse is open from Tuesday to Sunday. Lunch is served from 12:00 to 2:30 pm and dinner from 6:00 to 9:30 pm. The
restaurant is closed on Mondays. The bar is open every day until midnight and serves soups and sandwiches on Mondays.

## Tables
Book a table by telephone or at reception. We hold a table for 15 minutes. For eight people or more please book two days
ahead. The terrace cannot be reserved.

## Menus
The menu of the day costs 26 euros at lunch. In the evening, three courses cost 46 euros and five courses 68 euros. Wine by
the glass begins at 6.50 euros. Children's dishes cost 11 euros.

## Vegetarian and vegan
There are always two vegetarian main courses and one vegan main course. The vegan main course is 21 euros.

## Allergies
Tell us about allergies when you book. All dishes can be made without gluten or lactose. Our kitchen works with nuts, so
we cannot promise that a dish is free of traces.

## Fish from the lake
Char and whitefish come from the fisherman next door. Grilled char with potatoes costs 29 euros.

## Dogs
Dogs are welcome on the terrace and in the bar.
`;

const EVENTS = `# Celebrations and meetings

## Rooms
The lake hall seats 60 people at round tables, or 90 in rows. The library seats 14 people around one table. Both have
daylight, a screen and a projector.

## Prices
The lake hall costs 480 euros a day and 290 euros for half a day. The library costs 190 euros a day and 120 euros for half a
day. Guests who book at least ten rooms use the lake hall free of charge.

## Meetings
A conference day with the room, two coffee breaks, lunch and water costs 64 euros a person, for ten people or more.

## Weddings
We celebrate at most one wedding a day. A wedding menu with four courses costs from 74 euros a person. The music has to end
at 1 am. The terrace is free for a reception of up to 80 people.

## Birthdays
We bake a birthday cake for 12 people for 58 euros; please order it three days ahead.
`;

export const RESTAURANT_DOCUMENTS: readonly HotelDocument[] = [
  { name: 'The Boathouse.md', text: RESTAURANT },
  { name: 'Celebrations and meetings.md', text: EVENTS },
];
