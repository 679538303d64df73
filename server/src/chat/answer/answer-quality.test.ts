import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FoundPassage } from '../../database/passage-index';
import { extractMarkdown } from '../../documents/extract/extract-markdown';
import { splitIntoPassages } from '../../documents/extract/split-into-passages';
import { composeAnswer, NOT_FOUND } from './compose-answer';
import { conceptsOf, searchTerms } from './concepts';
import { rankPassages } from './rank-passages';
import { passageTerms } from './terms';

const HANDBOOK = `
# Harbour Bikes

Harbour Bikes rents bicycles on the quay since 1998. The shop belongs to Nina Petersen.

## Opening hours

We are open Monday to Friday from 9:00 to 18:00 and on Saturday from 10:00 to 14:00. On Sundays and public holidays the shop stays closed.

## Rental prices

| Bicycle | Half day | Full day | Week |
| --- | --- | --- | --- |
| City bike | 9 EUR | 15 EUR | 70 EUR |
| E-bike | 19 EUR | 32 EUR | 150 EUR |
| Cargo bike | 25 EUR | 40 EUR | - |

Helmets are included. A child seat costs 4 EUR a day.

## Deposit

We take a deposit of 50 EUR for each bicycle, 200 EUR for an e-bike. You get it back when you return the bicycle undamaged.

## Cancellation

You may cancel free of charge up to 24 hours before the rental starts. After that we charge half of the price. Whoever does not come pays the full price.

## Damage and theft

If you have a flat tyre, ring 040 555 1234 and we come to you. A stolen bicycle must be reported to the police within 12 hours. With our insurance for 5 EUR a day you pay at most 100 EUR for a stolen bicycle.

## Age and identity

Riders of e-bikes must be at least 16 years old. Please bring your identity card. Children under 14 ride only with an adult.

## Repairs

Our workshop repairs your own bicycle, usually within three working days. An inspection costs 49 EUR. Write to workshop@harbour-bikes.example.

## Payment

We accept cash, debit cards and credit cards. Cheques are not accepted. Groups of more than ten may pay by invoice.

## Getting here

You find us at Quay Street 12, next to the ferry terminal. The nearest underground station is Landing Bridges. There is no car park.
`;

const passages: FoundPassage[] = splitIntoPassages(extractMarkdown(HANDBOOK)).map(({ heading, text }, id) => ({
  id,
  documentId: 'd',
  documentName: 'handbook.md',
  heading,
  text,
  terms: passageTerms(heading, text).join(' '),
}));

function answer(question: string): string {
  const concepts = conceptsOf(question);
  const wanted = new Set(searchTerms(concepts));
  const found = passages.filter(({ terms }) => terms.split(' ').some((term) => wanted.has(term)));
  if (found.length === 0) return NOT_FOUND;
  return composeAnswer(question, concepts, rankPassages(question, concepts, found, passages.length)).text;
}

const ANSWERED: readonly [string, RegExp][] = [
  ['When are you open?', /9:00 to 18:00/],
  ['opening times saturday', /10:00 to 14:00/],
  ['Are you closed on Sundays?', /Sundays and public holidays the shop stays closed/],
  ['What does an e-bike cost for a week?', /E-bike;.*Week: 150 EUR/],
  ['How much is a cargo bike for half a day?', /Cargo bike; Half day: 25 EUR/],
  ['price city bike full day', /City bike;.*Full day: 15 EUR/],
  ['Is a helmet included?', /Helmets are included/],
  ['Do you have seats for kids?', /child seat costs 4 EUR/],
  ['How high is the deposit?', /50 EUR for each bicycle/],
  ['When do I get my deposit back?', /when you return the bicycle undamaged/],
  ['Can I cancel my booking?', /24 hours before/],
  ['What happens if I do not come?', /does not come pays the full price/],
  ['I have a flat tire, whom do I call?', /040 555 1234/],
  ['The bike was stolen, what now?', /police within 12 hours/],
  ['How much is the insurance?', /5 EUR a day/],
  ['How old must I be to ride an e-bike?', /at least 16 years/],
  ['Do I need to bring my ID?', /identity card/],
  ['How long does a repair take?', /three working days/],
  ['Can you fix my own bike?', /repairs your own bicycle/],
  ['Can I pay by credit card?', /credit cards/],
  ['Do you take cheques?', /Cheques are not accepted/],
  ['Where are you located?', /Quay Street 12/],
  ['What is your address?', /Quay Street 12/],
  ['Is there parking for my car?', /no car park/],
  ['Who owns the shop?', /Nina Petersen/],
  ['email of the workshop', /workshop@harbour-bikes.example/],
];

const DECLINED = [
  'Do you sell scooters?',
  'What is the capital of France?',
  'Do you ship to Japan?',
  'Is there free wifi?',
  'Do you offer guided tours of the old town?',
  'Who is the president of the United States?',
  'What is the weather like tomorrow?',
  'Do you have vegan food?',
  'Are dogs allowed?',
];

describe('Answers', () => {
  for (const [question, expected] of ANSWERED) {
    it(`find "${question}"`, () => assert.match(answer(question), expected));
  }
  for (const question of DECLINED) {
    it(`decline "${question}"`, () => assert.equal(answer(question), NOT_FOUND));
  }
});
