import { signIn } from '@frontdesk/shared/app';
import { getBot, updateBot } from '@frontdesk/shared/endpoints/bot';
import { fakeApi, refuse } from '@frontdesk/shared/testing';
import * as v from 'valibot';
import { changeAgent, readAgent, setAgentEnabled } from './agents';

/** Reads another server's answer, which contains only fields that the spec names. */
const read = (bot: object) => readAgent(v.parse(getBot.response, bot));

test('reads an agent with nothing but an id', () => {
  expect(read({ id: 7 })).toEqual({
    id: 7,
    name: '',
    description: null,
    allowedSites: null,
    chatOptions: null,
    isEnabled: false,
    createdAt: null,
    client: { id: null, secret: null, hasSecret: null, isActive: null },
    documents: [],
    welcome: { templateId: null, content: '' },
    carried: { botTypeId: null, configuration: null, modelName: null, organizationId: null },
  });
});

test('renames the wire’s fields to ours', () => {
  const agent = read({
    id: 'a',
    name: 'Desk',
    description: 'Answers',
    enabled: true,
    dateCreated: '2026-01-02T03:04:05Z',
    clientId: 'c',
    clientSecret: 's',
    clientIsActive: false,
    template: { id: 5, content: '<p>Hi</p>' },
    documents: [{ documentId: 9, name: 'a.pdf', status: 3, error: 'Damaged.', size: 12, dateChanged: '2026-01-03' }],
  });
  expect(agent).toMatchObject({ isEnabled: true, createdAt: '2026-01-02T03:04:05Z' });
  expect(agent.client).toEqual({ id: 'c', secret: 's', hasSecret: null, isActive: false });
  expect(agent.welcome).toEqual({ templateId: 5, content: '<p>Hi</p>' });
  expect(agent.documents).toEqual([
    {
      id: 9,
      name: 'a.pdf',
      status: 3,
      error: 'Damaged.',
      size: 12,
      indexedShare: null,
      isScan: false,
      pages: null,
      sourceAddress: null,
      changedAt: '2026-01-03',
    },
  ]);
});

test.each([{ isActive: false }, { clientIsActive: false }, { isActive: true, clientIsActive: false }])(
  'reads the client’s state from %j',
  (reported) => {
    expect(read({ id: 7, ...reported }).client.isActive).toBe(false);
  },
);

test('reads an empty client id or secret as missing', () => {
  expect(read({ id: 7, clientId: '', clientSecret: '' }).client).toMatchObject({ id: null, secret: null });
});

test('a broken template or list does not affect the other fields', () => {
  const agent = read({ id: 7, name: 'Desk', template: 'x', documents: [{ name: 'without id' }, { documentId: 'd' }] });
  expect(agent.name).toBe('Desk');
  expect(agent.welcome.templateId).toBeNull();
  expect(agent.documents.map(({ id }) => id)).toEqual(['d']);
});

let bot = { id: 7, name: 'Front desk', description: 'Answers', enabled: true };
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  signIn('test-token');
  bot = { id: 7, name: 'Front desk', description: 'Answers', enabled: true };
  api = fakeApi()
    .on(getBot, () => bot)
    .on(updateBot, async ({ name, description, enabled }) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      bot = { id: 7, name, description, enabled };
    });
});
afterEach(() => api.restore());

const describeAs = (description: string) =>
  changeAgent(7, ({ name, isEnabled }) => ({ info: { name, isEnabled, description } }));

test('changes that start together do not undo each other', async () => {
  await Promise.all([setAgentEnabled(7, false), describeAs('Answers at night'), setAgentEnabled('7', false)]);
  expect(bot).toMatchObject({ enabled: false, description: 'Answers at night' });
  expect(api.callsOf(updateBot)).toHaveLength(2);
});

test('a failed change does not block the next one', async () => {
  api.on(updateBot, ({ description, enabled }) => {
    if (description === 'Refused') return refuse(500);
    bot = { ...bot, enabled };
  });
  const refused = expect(describeAs('Refused')).rejects.toThrow();
  await Promise.all([refused, setAgentEnabled(7, false)]);
  expect(bot.enabled).toBe(false);
});
