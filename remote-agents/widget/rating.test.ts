import '../../tooling/jest/component-setup';
import { WIDGET_WORDS } from '@frontdesk/shared/widget-words';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { ChatLine } from './chat/chat-memory';
import { askRating } from './live';

const TEXTS = WIDGET_WORDS.en.offers.person;
const ADDRESS = 'https://desk.example/api/v1/chat/';
const answer: ChatLine = { id: '1', from: 'agent', text: 'At nine.' };
const question: ChatLine = { id: '2', from: 'visitor', text: 'When?' };
const twoAnswers = [question, answer, question, answer];

let field: HTMLElement;
let posts: object[];
let status: number;
let conversations = 0;
let seat: { conversationId: string; participantId: string };

beforeEach(() => {
  document.body.innerHTML =
    '<div class="panel"><div class="log"><div class="lines"></div></div><div class="form"><textarea aria-label="Message"></textarea></div></div>';
  field = screen.getByLabelText('Message');
  seat = { conversationId: `c${conversations++}`, participantId: 'p' };
  [posts, status] = [[], 200];
  localStorage.clear();
  globalThis.fetch = (async (address: string, { body }: RequestInit) => {
    expect(address).toBe(`${ADDRESS}rateConversation`);
    posts.push(JSON.parse(String(body)));
    if (status === 0) throw new TypeError('Failed to fetch');
    return { ok: status === 200, status };
  }) as unknown as typeof fetch;
});

const ask = (when: 'back' | 'afresh' | 'left' = 'back', lines = twoAnswers, texts: object = TEXTS) =>
  askRating(ADDRESS, 'client', seat, texts, field, lines, when);
const card = () => screen.queryByRole('group', { name: 'How was this conversation?' });
const button = (name: string) => screen.getByRole('button', { name });

test('one press rates a conversation, and a comment can be added', async () => {
  ask();
  expect(screen.queryByRole('textbox', { name: /add something/ })).not.toBeInTheDocument();
  await userEvent.click(button('Not good'));
  expect(await screen.findByText('Thank you for your rating.')).toBeInTheDocument();
  expect(button('Not good')).toHaveAttribute('aria-pressed', 'true');
  expect(posts).toEqual([{ ...seat, rating: 'bad' }]);
  await userEvent.type(screen.getByLabelText('Would you like to add something? (optional)'), ' Too slow ');
  await userEvent.click(button('Send'));
  await waitFor(() => expect(posts).toHaveLength(2));
  expect(posts[1]).toEqual({ ...seat, rating: 'bad', words: 'Too slow' });
  await waitFor(() => expect(button('Not good')).toHaveFocus());
  await userEvent.click(button('Good'));
  expect(posts[2]).toEqual({ ...seat, rating: 'good' });
  expect(button('Not good')).toHaveAttribute('aria-pressed', 'false');
});

test('a conversation is rated once: not again in this page or another one', async () => {
  ask();
  ask('afresh');
  ask('left');
  expect(screen.getAllByRole('group')).toHaveLength(1);
  document.querySelector('.lines')?.replaceChildren();
  ask('left');
  expect(card()).not.toBeInTheDocument();
  jest.resetModules();
  const otherPage = await import('./live');
  otherPage.askRating(ADDRESS, 'client', seat, TEXTS, field, twoAnswers, 'back');
  expect(card()).not.toBeInTheDocument();
  seat = { ...seat, conversationId: 'next' };
  otherPage.askRating(ADDRESS, 'client', seat, TEXTS, field, twoAnswers, 'back');
  expect(card()).toBeInTheDocument();
});

test.each([
  ['fewer than two answers', 'back', [question, answer, question]],
  ['a person who is still there', 'back', [...twoAnswers, { ...answer, name: 'Ana' }]],
] as const)('%s asks for no rating', (_, when, lines) => {
  ask(when, [...lines]);
  expect(card()).not.toBeInTheDocument();
  ask('left', []);
  expect(card()).toBeInTheDocument();
});

test('no rating is requested on a server without texts for ratings', () => {
  ask('left', twoAnswers, { joined: 'x' });
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test('an error is shown when a rating could not be sent, and it can be sent again', async () => {
  status = 0;
  ask();
  await userEvent.click(button('Good'));
  expect(await screen.findByText('This could not be sent. Please try again.')).toBeInTheDocument();
  expect(button('Good')).toHaveAttribute('aria-pressed', 'false');
  status = 200;
  await userEvent.click(button('Good'));
  expect(await screen.findByText('Thank you for your rating.')).toBeInTheDocument();
});

test('the card disappears when the server accepts no ratings', async () => {
  status = 404;
  ask();
  await userEvent.click(button('Good'));
  await waitFor(() => expect(card()).not.toBeInTheDocument());
});

test('an open card moves to the end of the log when a person has left', () => {
  ask();
  const lines = document.querySelector('.lines') as HTMLElement;
  lines.append('Ana left');
  ask('left', []);
  expect(lines.lastElementChild).toBe(card());
  expect(lines.lastChild).toBe(card());
});

test('the card about the earlier conversation is above the messages of the new one', () => {
  const lines = document.querySelector('.lines');
  lines?.append('Hello! What would you like to know?');
  ask('afresh');
  expect(lines?.firstChild).toBe(card());
});
