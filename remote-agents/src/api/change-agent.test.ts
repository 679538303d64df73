import { signIn } from '@frontdesk/shared/app';
import { getBot, updateBot } from '@frontdesk/shared/endpoints/bot';
import { fakeApi, refuse } from '@frontdesk/shared/testing';
import { changeAgent } from './change-agent';
import { setAgentEnabled } from './set-agent-enabled';

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
