import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createAnswer } from '@frontdesk/shared/endpoints/answer';
import { getBot } from '@frontdesk/shared/endpoints/bot';
import { getConversation } from '@frontdesk/shared/endpoints/conversation';
import { getOpeningHours, type OpeningHours, setOpeningHours } from '@frontdesk/shared/endpoints/opening-hours';
import { readConfig } from '../src/config/config';
import { createAgent, documentsDone, giveClient, startChat, upload } from './support/agents';
import { conversationsOf, withDatabase } from './support/desk';
import { type ModelServer, startModelServer } from './support/model-server';
import { onOneDatabase, type TestApp, useTestApp } from './support/test-app';
import { ownerWith, page, quick, refreshed } from './support/websites';

const DAY = [{ opens: '00:00', closes: '24:00' }];
const LUNCH = [{ opens: '12:00', closes: '14:30' }];
const every = (ranges: typeof DAY) => ({
  mon: ranges,
  tue: ranges,
  wed: ranges,
  thu: ranges,
  fri: ranges,
  sat: ranges,
});
const MAIN = {
  name: '',
  week: { ...every(DAY), sun: [] },
  exceptions: [{ date: '2036-12-24', ranges: [], note: 'Christmas Eve' }],
};
const HOURS = {
  timeZone: 'Europe/Berlin',
  tables: [MAIN, { name: 'Kitchen', week: { ...every(LUNCH), sun: LUNCH }, exceptions: [] }],
} satisfies OpeningHours;

/** Questions about Sunday, now, the 24th, the time at which the kitchen closes, and New Year's Eve. */
const WORDINGS = {
  en: 'Are you open on Sunday?|Are you open now?|Are you open on the 24th?|When does the kitchen close?|Are you open on New Year’s Eve?',
  de: 'Habt ihr am Sonntag geöffnet?|Habt ihr jetzt offen?|Habt ihr am 24. offen?|Wann schließt die Küche?|Habt ihr an Silvester geöffnet?',
  fr: 'Êtes-vous ouverts le dimanche ?|Vous êtes ouverts maintenant ?|Êtes-vous ouverts le 24 ?|À quelle heure ferme la cuisine ?|Êtes-vous ouverts à la Saint-Sylvestre ?',
  es: '¿Abren el domingo?|¿Están abiertos ahora?|¿Abren el día 24?|¿A qué hora cierra la cocina?|¿Abren en Nochevieja?',
  it: 'Siete aperti domenica?|Siete aperti adesso?|Siete aperti il 24?|A che ora chiude la cucina?|Siete aperti a San Silvestro?',
  pt: 'Vocês abrem no domingo?|Estão abertos agora?|Estão abertos no dia 24?|A que horas fecha a cozinha?|Estão abertos na véspera de Ano Novo?',
  nl: 'Zijn jullie zondag open?|Zijn jullie nu open?|Zijn jullie de 24e open?|Hoe laat sluit de keuken?|Zijn jullie op oudejaarsavond open?',
  pl: 'Czy jesteście otwarci w niedzielę?|Czy macie teraz otwarte?|Czy macie otwarte 24-go?|O której zamykacie kuchnię?|Czy macie otwarte w sylwestra?',
};

async function openDesk(test: TestApp) {
  const owner = await test.visitor.signUp();
  const botId = await createAgent(owner, 'Rosa');
  const clientId = await giveClient(owner, botId);
  const read = () => owner.call(getOpeningHours, { botId });
  return { owner, botId, clientId, read, chat: () => startChat(test.visitor, clientId) };
}

describe('Opening hours', () => {
  onOneDatabase('sqlite', (test) => {
    it('are saved, read, replaced and removed', async () => {
      const { owner, botId, read } = await openDesk(test);
      assert.deepEqual(await read(), { timeZone: 'UTC', tables: [], found: null, conflicts: [] });
      await owner.call(setOpeningHours, { botId, ...HOURS });
      assert.deepEqual(await read(), { ...HOURS, found: null, conflicts: [] });
      await owner.call(setOpeningHours, { botId, timeZone: 'UTC', tables: HOURS.tables.slice(0, 1) });
      assert.equal((await read()).tables.length, 1);
      await owner.call(setOpeningHours, { botId, timeZone: 'UTC', tables: [] });
      assert.deepEqual((await read()).tables, []);
      const stranger = await test.visitor.signUp();
      await stranger.refused(404, getOpeningHours, { botId });
      await stranger.refused(404, setOpeningHours, { botId, ...HOURS });
    });

    it('answer a visitor with their source, and also her follow-up about another day and table', async () => {
      const { owner, botId, chat } = await openDesk(test);
      await owner.call(setOpeningHours, { botId, ...HOURS });
      const { ask } = await chat();
      const sunday = await ask('Are you open on Sundays?');
      assert.deepEqual([sunday.outcome, sunday.text], ['answered', 'No. Sunday: closed.']);
      assert.deepEqual(
        sunday.sources.map(({ name }) => name),
        ['Opening hours'],
      );
      assert.match((await ask('And on Mondays?')).text, /^Yes\. Monday: from 12:00 AM to midnight\.$/);
      assert.match((await ask('And the kitchen?')).text, /^Kitchen: Yes\. Monday: from 12:00 PM to 2:30 PM\.$/);
      assert.match(
        (await ask('Seid ihr am 24.12.2036 geöffnet?')).text,
        /^Nein, am Mittwoch, 24\. Dezember 2036 geschlossen \(„Christmas Eve“\)/,
      );
      assert.notEqual((await ask('When is breakfast?')).sources[0]?.name, 'Opening hours');
      const [{ id = '' } = {}] = await conversationsOf(owner);
      const [source] = (await owner.call(getConversation, { id })).messages[1]?.sources ?? [];
      assert.deepEqual([source?.name, source?.isDeleted], ['Opening hours', false]);
      assert.match(source?.excerpt ?? '', /Sunday: closed\. \(Europe\/Berlin\)$/);
    });

    it('leave a question to the answer that the owner wrote for it, and to documents without hours', async () => {
      const { owner, botId, chat } = await openDesk(test);
      const { ask } = await chat();
      assert.equal((await ask('Are you open on Sundays?')).outcome, 'not-found');
      await owner.call(setOpeningHours, { botId, ...HOURS });
      await owner.call(createAnswer, {
        agentId: botId,
        question: 'Are you open on Sundays?',
        answer: 'Ring the bell.',
      });
      assert.equal((await ask('Are you open on Sundays?')).text, 'Ring the bell.');
    });

    it('are computed in the zone that an alias stands for, and show the name that was chosen', async () => {
      const { owner, botId, read, chat } = await openDesk(test);
      const stored = () =>
        withDatabase(test, async ({ db }) => {
          const agents = db.selectFrom('agents').select('opening_hours').where('id', '=', botId);
          return JSON.parse((await agents.executeTakeFirstOrThrow()).opening_hours ?? '');
        });
      await owner.call(setOpeningHours, { botId, ...HOURS, timeZone: 'US/Eastern' });
      assert.equal((await stored()).timeZone, 'America/New_York');
      assert.equal((await read()).timeZone, 'US/Eastern');
      const reply = await (await chat()).ask('Are you open on Sundays?');
      assert.match(reply.sources[0]?.excerpt ?? '', /\(US\/Eastern\)$/);
      await owner.call(setOpeningHours, { botId, ...HOURS, timeZone: 'europe/berlin' });
      assert.deepEqual([(await stored()).chosenZone, (await read()).timeZone], [undefined, 'Europe/Berlin']);
    });

    it('show the documents that contradict them', async () => {
      const { owner, botId, read } = await openDesk(test);
      const text =
        '# House\n\nOpening hours: Sunday 10:00 to 12:00\n\n# Kitchen\n\nOpen on Sunday from 12:00 to 14:30.';
      const [documentId = ''] = await upload(owner, botId, { 'house.md': text });
      await documentsDone(owner, botId);
      assert.deepEqual((await read()).conflicts, []);
      await owner.call(setOpeningHours, { botId, ...HOURS });
      assert.deepEqual((await read()).conflicts, [
        { documentId, name: 'house.md', text: 'Opening hours: Sunday 10:00 to 12:00' },
      ]);
    });

    it('are refused with the reason if they are not a schedule', async () => {
      const { owner, botId } = await openDesk(test);
      const monday = (...mon: { opens: string; closes: string }[]) => [{ ...MAIN, week: { ...MAIN.week, mon } }];
      const exceptions = (...dates: string[]) => [
        { ...MAIN, exceptions: dates.map((date) => ({ date, ranges: [], note: '' })) },
      ];
      const refused = (change: object) => owner.refused(400, setOpeningHours, { botId, ...HOURS, ...change });
      assert.match(await refused({ timeZone: 'Berlin' }), /"Berlin" is not a time zone/);
      assert.match(await refused({ tables: monday({ opens: '9:00', closes: '18:00' }) }), /"9:00" is not a time/);
      assert.match(await refused({ tables: monday({ opens: '24:00', closes: '18:00' }) }), /"24:00" is not a time/);
      const overlapping = monday({ opens: '09:00', closes: '13:00' }, { opens: '12:00', closes: '18:00' });
      assert.match(await refused({ tables: overlapping }), /overlap/);
      assert.match(await refused({ tables: exceptions('2026-02-30') }), /"2026-02-30" is not a date/);
      assert.match(await refused({ tables: exceptions('2026-12-24', '2026-12-24') }), /A date has two exceptions/);
      const named = (...names: string[]) => names.map((name) => ({ ...MAIN, name }));
      assert.match(await refused({ tables: named('', 'Bar', 'bar') }), /Two tables have the same name/);
      assert.match(await refused({ tables: named('', '') }), /needs a name/);
      assert.match(await refused({ tables: named('', '!!!') }), /needs a letter or a digit/);
      await owner.call(setOpeningHours, { botId, ...HOURS, tables: named('', 'キッチン', '24') });
      assert.match(await refused({ tables: named('', ...'abcdefghij') }), /At most 10 tables/);
    });
  });
});

describe('Opening hours with a language model', () => {
  const test = useTestApp();
  let model: ModelServer;
  before(async () => {
    model = await startModelServer();
    model.behave({ kind: 'reply', text: 'We are open on Sundays [1].' });
  });
  after(() => model.close());

  it('are computed, and the model is never asked', async () => {
    await test.restart({
      languageModel: readConfig({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'small' }).languageModel,
    });
    const { owner, botId, clientId, chat } = await openDesk(test);
    await upload(owner, botId, { 'house.md': 'We are open on Sundays from 8 am to 8 pm.' });
    await documentsDone(owner, botId);
    await owner.call(setOpeningHours, { botId, ...HOURS });
    const reply = await (await chat()).ask('Are you open on Sundays?');
    assert.deepEqual([reply.text, model.calls.length], ['No. Sunday: closed.', 0]);
    for (const [at, [language, questions]] of Object.entries(WORDINGS).entries()) {
      const visitor = test.visitor.from(`10.5.0.${at}`).as({ 'accept-language': language });
      for (const question of questions.split('|')) {
        const { outcome, sources } = await (await startChat(visitor, clientId)).ask(question);
        assert.deepEqual([outcome, sources[0]?.name, model.calls.length], ['answered', 'Opening hours', 0], question);
      }
    }
    // The model is told the hours even when it answers another question.
    await (await chat()).ask('Is there a house with music on Sundays?');
    const [system] = model.calls[0]?.body.messages ?? [];
    assert.match(
      system?.content ?? '',
      /opening hours are right.*\n.*Sunday: closed\. \(Europe\/Berlin\)\nKitchen: Monday/,
    );
  });
});

describe('Opening hours of a website', () => {
  const test = useTestApp('sqlite', quick);

  it('are found in its schema.org data, updated when it changes, and never saved automatically', async () => {
    const data = (closes: string) =>
      `<script type="application/ld+json">{"@type":"Store","openingHours":"Mo-Fr 09:00-${closes}"}</script><p>Welcome to the mill of ${closes}.</p>`;
    const { site, owner, botId } = await ownerWith(test, { '/': page('Mill', data('18:00')) });
    await documentsDone(owner, botId);
    const read = () => owner.call(getOpeningHours, { botId });
    const first = await read();
    assert.deepEqual(first.tables, []);
    assert.equal(first.found?.timeZone, '');
    assert.deepEqual(first.found?.tables[0]?.week.fri, [{ opens: '09:00', closes: '18:00' }]);
    await owner.call(setOpeningHours, { botId, ...HOURS });
    site.pages['/'] = page('Mill', data('17:00'));
    await refreshed(owner, botId);
    const later = await read();
    assert.deepEqual(later.tables, HOURS.tables);
    assert.deepEqual(later.found?.tables[0]?.week.fri, [{ opens: '09:00', closes: '17:00' }]);
    site.pages['/'] = page('Mill', '<p>Closed for good.</p>');
    await refreshed(owner, botId);
    assert.equal((await read()).found, null);
    assert.equal((await owner.call(getBot, { botId })).documents.length, 1);
    await site.stop();
  });

  it('are no longer offered when the page that stated them is removed', async () => {
    const data = `<script type="application/ld+json">{"@type":"Store","openingHours":"Mo-Fr 09:00-18:00"}</script>`;
    const { site, owner, botId } = await ownerWith(test, {
      '/': page('Mill', '<p>Welcome.</p><a href="/hours">Hours</a>'),
      '/hours': page('Hours', `${data}<p>Come and visit us.</p>`),
    });
    await documentsDone(owner, botId);
    const found = async () => (await owner.call(getOpeningHours, { botId })).found;
    assert.equal((await found())?.tables.length, 1);
    site.pages['/'] = page('Mill', '<p>Welcome.</p>');
    delete site.pages['/hours'];
    await refreshed(owner, botId);
    assert.equal(await found(), null);
    await site.stop();
  });
});
