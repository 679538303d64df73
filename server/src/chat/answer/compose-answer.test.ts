import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { conceptsOf } from '../../passages/concepts/concepts';
import { LOCAL_MODEL } from '../../passages/embeddings/embedder';
import type { Findings, JudgedPassage } from '../../passages/ranking/judge';
import { PHRASES } from '../phrases/phrases';
import { composeAnswer } from './compose-answer';

const NO_RANKS = { score: 1, meaning: 1, coverage: 1, inWords: 1, met: [], embedding: null };

/**
 * Builds a passage from these sentences. The first one answers best; `fits` contains the odds of the others by
 * position.
 */
function passageOf(text: string, best: string, fits: Readonly<Record<number, number>> = {}): JudgedPassage {
  const units = text.split(/(?<=[.!?])\s+|\n/);
  const sentences = units
    .map((unit, position) => ({ ...NO_RANKS, text: unit, position, fit: unit === best ? 2 : (fits[position] ?? -5) }))
    .sort((one, other) => other.fit - one.fit);
  return {
    id: 1,
    documentId: 'd',
    documentName: 'house.md',
    terms: '',
    sentenceEmbeddings: null,
    model: LOCAL_MODEL,
    language: 'en',
    heading: 'House > Rooms',
    text,
    score: 1,
    sentences,
    meaning: 1,
    coverage: 1,
    met: [],
  };
}

const found = (question: string, passage: JudgedPassage, outcome: Findings['outcome'] = 'answered'): Findings => ({
  question,
  language: 'en',
  concepts: conceptsOf(question, 'en'),
  ranked: [passage],
  certainty: 1,
  outcome,
});

const BREAKFAST = 'Breakfast is served from 7:15 to 10:45.';

describe('A reply', () => {
  it('is the sentence that answers the question, with the passage that can be opened below it', () => {
    const text = `We have 20 rooms. ${BREAKFAST} The bar opens at five.`;
    const reply = composeAnswer(found('When is breakfast?', passageOf(text, BREAKFAST)));
    assert.deepEqual([reply.text, reply.outcome], [BREAKFAST, 'answered']);
    assert.deepEqual(reply.passages, [{ documentId: 'd', name: 'house.md', heading: 'House > Rooms', text }]);
    assert.deepEqual(reply.sources, [{ documentId: 'd', name: 'house.md', excerpt: `Rooms: ${text}` }]);
  });

  it('is never the question itself, such as a heading', () => {
    const answer = 'A dog costs 12 euros per night.';
    const home = passageOf('A small house at the lake.\nDogs', 'Dogs');
    const dogs = passageOf(`Dogs\n${answer}`, 'Dogs', { 1: 0.5 });
    const findings = found('Dogs?', home);
    const reply = composeAnswer({ ...findings, ranked: [home, dogs] });
    assert.deepEqual([reply.text, reply.outcome], [answer, 'answered']);
    // The visitor's own words are compared, even when the question was completed from an earlier one.
    const completed = { ...findings, question: 'When is dogs?', ranked: [home, dogs] };
    assert.equal(composeAnswer(completed, PHRASES.en, 'Dogs?').text, answer);
    // The remaining passage does not fit.
    assert.equal(composeAnswer(findings).outcome, 'unsure');
    const alone = passageOf('Dogs', 'Dogs');
    assert.equal(composeAnswer({ ...findings, ranked: [alone] }).text, 'Dogs.');
  });

  it('adds no sentence that only repeats the words of the question', () => {
    const [best, repeated] = ['A dog costs 12 euros per night.', 'Dogs'];
    const other = passageOf(repeated, repeated);
    const findings = found('Dogs?', passageOf(`${best} ${repeated}`, best, { 1: 1.9 }));
    assert.equal(composeAnswer({ ...findings, ranked: [...findings.ranked, other] }).text, best);
  });

  it('adds a sentence from another passage only if it fits equally well', () => {
    const [best, other] = ['Rooms are ready from 3 pm.', 'Flats are ready from 4 pm.'];
    const flats = passageOf(other, other);
    const fitting = (fit: number) => ({ ...flats, sentences: flats.sentences.map((one) => ({ ...one, fit })) });
    const replyWith = (fit: number) => {
      const findings = found('When can I come?', passageOf(best, best));
      return composeAnswer({ ...findings, ranked: [...findings.ranked, fitting(fit)] }).text;
    };
    assert.equal(replyWith(1.5), `${best} ${other}`);
    assert.equal(replyWith(0.5), best);
  });

  it('includes the sentences that limit or continue the answer', () => {
    const best = 'Your room is ready from 3 pm.';
    const limits = ['If you arrive later than ten, call us.', 'After that, the key is in the safe.'];
    const reply = composeAnswer(
      found('check in?', passageOf(`${best} ${limits.join(' ')} We are happy to help.`, best)),
    );
    assert.equal(reply.text, [best, ...limits].join(' '));
  });

  it('includes the sentence that the answer refers to', () => {
    const best = 'It leaves from bay 7.';
    const reply = composeAnswer(
      found('where does the bus leave', passageOf(`The airport bus is number 12. ${best}`, best)),
    );
    assert.equal(reply.text, `The airport bus is number 12. ${best}`);
  });

  it('adds a second sentence that answers nearly as well, keeping the order of the text', () => {
    const best = 'Dogs stay for 12 EUR a night.';
    const text = `Small dogs are welcome. ${best} Wi-Fi is free.`;
    const reply = composeAnswer(found('dogs?', passageOf(text, best, { 0: 1.5 })));
    assert.equal(reply.text, `Small dogs are welcome. ${best}`);
  });

  it('is a single line with passages to open when it is unsure', () => {
    const reply = composeAnswer(found('When is breakfast?', passageOf(BREAKFAST, BREAKFAST), 'unsure'), PHRASES.de);
    assert.equal(reply.text, 'Ich bin nicht sicher. Das könnte helfen:');
    assert.deepEqual([reply.sources, reply.nearest.length, reply.passages.length], [[], 1, 1]);
  });

  it('is a single sentence with no quote when nothing was found', () => {
    const nothing = { text: PHRASES.en.notFound, sources: [], nearest: [], passages: [], outcome: 'not-found' };
    assert.deepEqual(composeAnswer(found('Who won?', passageOf(BREAKFAST, BREAKFAST), 'not-found')), nothing);
    assert.deepEqual(composeAnswer({ ...found('Who won?', passageOf('', '')), ranked: [] }), nothing);
  });
});

const ROOMS = [
  'Room: 101; Type: Single; Guests: 1; Price (EUR): 89; Accessible: no',
  'Room: 102; Type: Double, lake view; Guests: 2; Price (EUR): 149; Accessible: yes',
  'Room: 201; Type: Double; Guests: 2; Price (EUR): 120; Accessible: no',
  'Room: 302; Type: Family; Guests: 4; Price (EUR): 182; Accessible: yes',
];

/** Returns the rooms in the reply to a question; `best` is the row that fits it best. */
function roomsFor(question: string, best = ROOMS[0] ?? ''): string[] {
  const { text, outcome } = composeAnswer(found(question, passageOf(ROOMS.join('\n'), best)));
  return outcome === 'answered' ? (text.match(/\b[123]0[12]\b/g) ?? []) : [];
}

describe('A reply from a table', () => {
  it('words a row as a sentence', () => {
    const row = 'Room: Double room, lake view; Low season: 149; High season: 182';
    const { text } = composeAnswer(found('how much is a double room with lake view', passageOf(row, row)));
    assert.equal(text, 'Double room, lake view: 149 in low season, 182 in high season.');
  });

  it('contains exactly the rows that match the conditions of a question', () => {
    assert.deepEqual(roomsFor('Which rooms are accessible?'), ['102', '302']);
    assert.deepEqual(roomsFor('rooms under 125 euros'), ['101', '201']);
    assert.deepEqual(roomsFor('a room with lake view?', ROOMS[1]), ['102']);
    assert.deepEqual(roomsFor('a room for 4 people'), ['302']);
    assert.deepEqual(roomsFor('which accessible rooms are under 160 euros'), ['102']);
  });

  it('contains the row that a question names, whatever else the question says', () => {
    assert.deepEqual(roomsFor('is room 201 accessible?', ROOMS[2]), ['201']);
    assert.deepEqual(roomsFor('how much is the family room', ROOMS[3]), ['302']);
  });

  it('combines conditions, and understands negations, thousands separators and numbers written as words', () => {
    assert.deepEqual(roomsFor('cheapest accessible room'), ['102']);
    assert.deepEqual(roomsFor('cheapest room for 4 people'), ['302']);
    assert.deepEqual(roomsFor('a room for four people'), ['302']);
    assert.deepEqual(roomsFor('which rooms are not accessible?'), ['101', '201']);
    assert.deepEqual(roomsFor("which rooms aren't accessible?"), ['101', '201']);
    assert.deepEqual(roomsFor('rooms without lake view under 125 euros'), ['101', '201']);
    const flats = ['Flat: A; Price: 990 €', 'Flat: B; Price: 1.490 €', 'Flat: C; Price: on request'];
    const { text } = composeAnswer(found('flats under 1,200 euros', passageOf(flats.join('\n'), flats[0] ?? '')));
    assert.equal(text, 'A: price 990 €.');
  });

  it('understands check marks, and words that mean neither yes nor no', () => {
    const rooms = ['Room: Elm; Accessible: ✓', 'Room: Oak; Accessible: ✗', 'Room: Ash; Accessible: partly'];
    const ask = (question: string) => composeAnswer(found(question, passageOf(rooms.join('\n'), rooms[0] ?? ''))).text;
    assert.equal(ask('Which rooms are accessible?'), 'Elm: accessible ✓.');
    assert.equal(ask('Which rooms are not accessible?'), 'Oak: accessible ✗.');
  });

  it('never mistakes a sentence for a row, and stays below 600 characters', () => {
    const note = 'Please note: dogs are welcome; cats are not.';
    assert.equal(composeAnswer(found('dogs?', passageOf(note, note))).text, note);
    const rows = Array.from(
      { length: 40 },
      (_, at) => `Item: Thing ${at}; Price: ${at} €; Note: ${'long '.repeat(20)}`,
    );
    const { text } = composeAnswer(found('things under 500 euros', passageOf(rows.join('\n'), rows[0] ?? '')));
    assert.ok(text.length <= 600, `${text.length} characters`);
    assert.match(text, /… \+ 34$/);
  });

  it('is marked as unsure when no row fits', () => {
    assert.deepEqual(roomsFor('which rooms are under 50 euros'), []);
  });

  it('names the table above several rows', () => {
    const { text } = composeAnswer(found('Which rooms are accessible?', passageOf(ROOMS.join('\n'), ROOMS[0] ?? '')));
    assert.match(text, /^Rooms:\nRoom 102: /);
  });
});
