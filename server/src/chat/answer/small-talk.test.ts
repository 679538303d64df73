import assert from 'node:assert/strict';
import { it } from 'node:test';
import { replyToSmallTalk } from './small-talk';

it('answers greetings, thanks, goodbyes and questions about itself', () => {
  assert.match(replyToSmallTalk('Good morning!', 'Rosa') ?? '', /I am Rosa/);
  assert.match(replyToSmallTalk('ok thank you very much', 'Rosa') ?? '', /You are welcome/);
  assert.match(replyToSmallTalk('Bye bye', 'Rosa') ?? '', /Goodbye/);
  assert.match(replyToSmallTalk('Are you a robot?', 'Rosa') ?? '', /automatic assistant/);
  assert.match(replyToSmallTalk('?!', 'Rosa') ?? '', /What would you like to know/);
});

it('leaves real questions alone, polite ones too', () => {
  for (const question of [
    'Hello, when are you open?',
    'Thanks, and what does it cost?',
    'help me cancel',
    'hi-fi prices',
    'What are your opening hours?',
    'Are you an airport hotel?',
  ]) {
    assert.equal(replyToSmallTalk(question, 'Rosa'), null, question);
  }
});
