import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getBot, getBots } from '@frontdesk/shared/endpoints/bot';
import { fillDemonstration, getDemonstration, removeDemonstration } from '@frontdesk/shared/endpoints/demonstration';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { getOverview } from '@frontdesk/shared/endpoints/overview';
import { getMyQrs } from '@frontdesk/shared/endpoints/qr';
import { HOTELS } from '../src/demonstration/hotel/hotel';
import { startChat } from './support/agents';
import { mostlyOn, onEachDatabase } from './support/test-app';
import { until } from './support/until';

const GERMAN = { 'accept-language': 'de' };

it('The demonstration has the same lists in every language', () => {
  const shapes = Object.values(HOTELS).map(({ agents, codes, conversations, notifications }) => ({
    agents: agents.map(({ key, documents, starterQuestions }) => [key, documents.length, starterQuestions.length]),
    codes: codes(() => '').map(({ type, visitsADay }) => [type, visitsADay]),
    conversations: conversations.map(({ agent, questions }) => [agent, questions.length]),
    notifications: notifications.map(({ subject }) => subject),
  }));
  for (const shape of shapes) assert.deepEqual(shape, shapes[0]);
});

describe('The demonstration of a German account', () => {
  onEachDatabase((test) => {
    it('is a German hotel whose agents answer German questions', mostlyOn('sqlite', test), async () => {
      const owner = await test.visitor.as(GERMAN).signUp();
      await owner.call(fillDemonstration, {});
      await until(async () => (await owner.call(getDemonstration, {})).state === 'ready', 'the hotel is filled');
      assert.deepEqual(
        (await owner.call(getBots, {})).map(({ name }) => name),
        ['Rezeption', 'Spa', 'Das Bootshaus'],
      );
      assert.ok((await owner.call(getMyQrs, {})).some(({ name }) => name === 'Speisekarte auf den Tischen'));
      const { notifications } = await owner.call(getNotifications, {});
      assert.ok(notifications.some(({ title, message }) => title === 'Neues Gespräch' && /Wanderwege/.test(message)));
      assert.ok(notifications.some(({ message }) => /^„Hausinfo\.md“ kann jetzt/.test(message)));
      const { shareAnswered } = await owner.call(getOverview, {});
      assert.ok(shareAnswered !== null && shareAnswered > 0.6 && shareAnswered < 0.95, String(shareAnswered));
      for (const { id, name } of await owner.call(getBots, {})) {
        const { clientId } = await owner.call(getBot, { botId: String(id) });
        const site = test.visitor.as({ origin: 'https://shop.example', ...GERMAN });
        for (const question of HOTELS.de.agents.find((agent) => agent.name === name)?.starterQuestions ?? []) {
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
