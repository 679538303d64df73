import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getBot, getBots } from '@frontdesk/shared/endpoints/bot';
import { fillDemonstration, getDemonstration, removeDemonstration } from '@frontdesk/shared/endpoints/demonstration';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { getOverview } from '@frontdesk/shared/endpoints/overview';
import { getMyQrs } from '@frontdesk/shared/endpoints/qr';
import { HOTELS } from '../src/demonstration/hotel/hotel';
import { startChat } from './support/agents';
import { IN_FULL, onOneDatabase } from './support/test-app';
import { until } from './support/until';

it('The demonstration has the same lists in every language', () => {
  const shapes = Object.values(HOTELS).map(({ agents, codes, conversations, notifications }) => ({
    agents: agents.map(({ key, documents, starterQuestions }) => [key, documents.length, starterQuestions.length]),
    codes: codes(() => '').map(({ type, visitsADay, color }) => [type, visitsADay, color]),
    conversations: conversations.map(({ agent, questions }) => [agent, questions.length]),
    notifications: notifications.map(({ subject }) => subject),
  }));
  for (const shape of shapes) assert.deepEqual(shape, shapes[0]);
});

/** The contents of each language's hotel. */
const SEEN = {
  de: {
    agents: ['Rezeption', 'Spa', 'Das Bootshaus'],
    code: 'Speisekarte auf den Tischen',
    told: ['Neues Gespräch', /Wanderwege/, /^„Hausinfo\.md“ kann jetzt/],
  },
  fr: {
    agents: ['Réception', 'Spa', 'Le Hangar à bateaux'],
    code: 'Carte sur les tables',
    told: ['Nouvelle conversation', /randonnées/, /^«\u202FInfos pratiques\.md\u202F» peut maintenant/],
  },
} as const satisfies Record<Exclude<keyof typeof HOTELS, 'en'>, unknown>;

for (const language of ['de', 'fr'] as const) {
  describe(`The demonstration of an account in ${language}`, () => {
    onOneDatabase('sqlite', (test) => {
      const headers = { 'accept-language': language };

      it('begins with agents whose names are in that language', async () => {
        const owner = await test.visitor.as(headers).signUp();
        await owner.call(fillDemonstration, {});
        assert.deepEqual(
          (await owner.call(getBots, {})).map(({ name }) => name),
          SEEN[language].agents,
        );
        await owner.call(removeDemonstration, {});
      });

      it('is a hotel whose agents answer questions in that language', IN_FULL, async () => {
        const { agents, code, told } = SEEN[language];
        const owner = await test.visitor.as(headers).signUp();
        await owner.call(fillDemonstration, {});
        await until(async () => (await owner.call(getDemonstration, {})).state === 'ready', 'the hotel is filled');
        assert.deepEqual(
          (await owner.call(getBots, {})).map(({ name }) => name),
          agents,
        );
        assert.ok((await owner.call(getMyQrs, {})).some(({ name }) => name === code));
        const { notifications } = await owner.call(getNotifications, {});
        const [title, asked, ready] = told;
        assert.ok(notifications.some((one) => one.title === title && asked.test(one.message)));
        assert.ok(notifications.some(({ message }) => ready.test(message)));
        const { shareAnswered } = await owner.call(getOverview, {});
        assert.ok(shareAnswered !== null && shareAnswered > 0.6 && shareAnswered < 0.95, String(shareAnswered));
        for (const { id, name } of await owner.call(getBots, {})) {
          const { clientId } = await owner.call(getBot, { botId: String(id) });
          const site = test.visitor.as({ origin: 'https://shop.example', ...headers });
          const hotel = HOTELS[language].agents.find((agent) => agent.name === name);
          for (const question of hotel?.starterQuestions ?? []) {
            const { ask } = await startChat(site, clientId ?? '');
            const { outcome, text } = await ask(question);
            assert.equal(outcome, 'answered', `${question} ${text}`);
          }
        }
        await owner.call(removeDemonstration, {});
        assert.deepEqual(await owner.call(getBots, {}), []);
      });
    });
  });
}
