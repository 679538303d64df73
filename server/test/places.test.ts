import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { createAnswer } from '@frontdesk/shared/endpoints/answer';
import { deleteBot, updateBot } from '@frontdesk/shared/endpoints/bot';
import * as chat from '@frontdesk/shared/endpoints/chat';
import { exportConversations, getConversation } from '@frontdesk/shared/endpoints/conversation';
import { setMailAlerts } from '@frontdesk/shared/endpoints/mail-alerts';
import { getNotifications } from '@frontdesk/shared/endpoints/notification';
import { findPlaces, getPlaceNumbers } from '@frontdesk/shared/endpoints/place-numbers';
import { deleteQr } from '@frontdesk/shared/endpoints/qr';
import { getScans } from '@frontdesk/shared/endpoints/scans';
import * as link from '@frontdesk/shared/endpoints/short-link';
import { setWidgetTheme } from '@frontdesk/shared/endpoints/widget-look';
import { DEFAULT_THEME } from '@frontdesk/shared/endpoints/widget-theme';
import { readConfig } from '../src/config/config';
import { atPlace } from '../src/places/place-routes';
import { createAgent, documentsDone, startChat, upload } from './support/agents';
import type { ApiClient } from './support/api-client';
import { CHAT_OPTIONS, conversationsOf, openDesk, withDatabase } from './support/desk';
import { mailTo } from './support/mail';
import { startModelServer } from './support/model-server';
import { createPlace } from './support/places';
import { onEachDatabase, onOneDatabase, type TestApp, useTestApp } from './support/test-app';
import { until } from './support/until';

const WIFI = 'The Wi-Fi is Guest12, password sailing.';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

const idOf = ({ id }: { readonly id: string }) => id;

/** Opens an agent, and a place with its code. */
async function openPlace(test: TestApp, { place = 'Table 12', facts = [WIFI] } = {}) {
  const desk = await openDesk(test);
  const code = await createPlace(desk.owner, {
    agentId: desk.botId,
    place,
    facts,
    starters: ['Is there Wi-Fi?'],
  });
  return { ...desk, ...code };
}

/** Starts a chat on the page of a place. */
async function chatAt(phone: ApiClient, slug: string, fields: object = {}) {
  const conversationId = randomUUID();
  await phone.call(atPlace(chat.startChatSession), { conversationId, slug, ...fields } as never);
  const who = { conversationId, userName: 'Visitor', ipAddress: '' };
  const { participantId } = await phone.call(atPlace(chat.addChatParticipant), { ...who, slug, ...fields } as never);
  const seat = { conversationId, participantId: String(participantId) };
  const ask = (text: string, more: object = {}) =>
    phone.call(atPlace(chat.sendChatMessage), { ...seat, text, slug, ...fields, ...more } as never);
  return { seat, ask };
}

const open = (test: TestApp, address: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url: address, headers: { 'user-agent': PHONE, ...headers } });

describe('The code of a place', () => {
  onOneDatabase('sqlite', (test) => {
    it('leads to the page of its place, and counts the scan', async () => {
      const { owner, id, slug } = await openPlace(test);
      const scan = await open(test, `/r/${slug}`);
      assert.deepEqual([scan.statusCode, scan.headers.location], [302, `/c/${slug}`]);
      await until(async () => (await owner.call(getScans, { qrId: id, days: 1 })).scans === 1, 'the scan is counted');
      const page = await open(test, `/c/${slug}`);
      assert.equal(page.statusCode, 200);
      assert.match(page.body, /<h1>Table 12<\/h1>\s*<p>[^<]+<\/p>/);
      assert.equal((await open(test, `/C/${slug.toUpperCase()}/`)).statusCode, 200);
    });

    it('opens a page that runs only its own script, is neither stored nor indexed, and sets no cookie', async () => {
      const { slug } = await openPlace(test, { place: '<script>"Table" & 12' });
      const { body, headers } = await open(test, `/c/${slug}`);
      const policy = String(headers['content-security-policy']);
      const [, nonce = ''] = /script-src 'nonce-([^']+)' 'strict-dynamic';/.exec(policy) ?? [];
      assert.match(nonce, /^.{20,}$/);
      assert.equal(body.split(`nonce="${nonce}"`).length, 2);
      assert.match(policy, /default-src 'none'.*trusted-types 'none'/);
      assert.doesNotMatch(policy, /unsafe|\*|https?:/);
      assert.notEqual(String((await open(test, `/c/${slug}`)).headers['content-security-policy']), policy);
      assert.deepEqual([headers['cache-control'], headers['x-robots-tag']], ['no-store', 'noindex']);
      assert.equal(headers['set-cookie'], undefined);
      assert.match(body, /<h1>&lt;script&gt;&quot;Table&quot; &amp; 12<\/h1>/);
      assert.doesNotMatch(body, /sailing/);
    });

    it("opens a page in the phone's language", async () => {
      const { slug } = await openPlace(test);
      const german = await open(test, `/c/${slug}`, { 'accept-language': 'de-AT,de;q=0.9' });
      assert.match(german.body, /<html lang="de">/);
      assert.match(german.body, /Mit einem Menschen sprechen · Table 12/);
      assert.match((await open(test, `/c/${slug}`, { 'accept-language': 'ja' })).body, /<html lang="en">/);
    });

    it("opens a page in the phone's light or dark mode, unless the agent is always dark", async () => {
      const { owner, botId, slug } = await openPlace(test);
      const schemeOf = async () =>
        /"colorScheme":"(\w+)"/.exec((await open(test, `/c/${slug}`)).body.replaceAll('&quot;', '"'))?.[1];
      assert.equal(await schemeOf(), 'auto');
      await owner.call(setWidgetTheme, { botId, theme: DEFAULT_THEME });
      assert.equal(await schemeOf(), 'auto');
      await owner.call(setWidgetTheme, { botId, theme: { ...DEFAULT_THEME, colorScheme: 'dark' } });
      assert.equal(await schemeOf(), 'dark');
    });

    it('opens a page that says what is wrong when nobody can chat there', async () => {
      const { owner, botId, id, slug } = await openPlace(test);
      const state = async () => {
        const { statusCode, body } = await open(test, `/c/${slug}`, { 'accept-language': 'en' });
        const call = await open(test, `/api/places/${slug}/options`);
        return [statusCode, /<h1>(.*)<\/h1>/.exec(body)?.[1], call.statusCode];
      };
      assert.deepEqual((await state()).slice(0, 1), [200]);
      await owner.call(link.setShortLinkPaused, { qrId: id, isPaused: true });
      assert.deepEqual(await state(), [404, 'This chat is paused.', 403]);
      await owner.call(link.setShortLinkPaused, { qrId: id, isPaused: false });
      await owner.call(link.updateShortLink, { qrId: id, endsAt: '2026-01-01T00:00:00.000Z' });
      assert.deepEqual(await state(), [410, 'This chat has ended.', 403]);
      await owner.call(link.updateShortLink, { qrId: id, endsAt: null, startsAt: '2099-01-01T00:00:00.000Z' });
      assert.deepEqual(await state(), [404, 'This chat has not started yet.', 403]);
      await owner.call(link.updateShortLink, { qrId: id, startsAt: null });
      const agent = { id: botId, name: 'Rosa', description: 'x', chatOptions: CHAT_OPTIONS };
      await owner.call(updateBot, { ...agent, enabled: false });
      assert.deepEqual(await state(), [404, 'The assistant is away.', 403]);
      await owner.call(updateBot, { ...agent, enabled: true });
      assert.deepEqual((await state()).slice(0, 1), [200]);
      await owner.call(deleteBot, { botId });
      assert.deepEqual(await state(), [404, 'The assistant is away.', 403]);
      await owner.call(deleteQr, { Id: id });
      assert.deepEqual(await state(), [404, 'This code was deleted.', 403]);
    });

    it('opens a readable page for every address without a code', async () => {
      for (const slug of ['', 'unknown-slug', 'a', '..%2f..', '%00', 'x'.repeat(90), '<script>']) {
        const { statusCode, body } = await open(test, `/c/${slug}`);
        assert.equal(statusCode, 404, slug);
        assert.match(body, /Check the address, or scan the code again\./, slug);
      }
    });

    it('never reaches an agent of another organization', async () => {
      const stranger = await test.visitor.signUp();
      const agentId = await createAgent(stranger);
      const { id, slug } = await openPlace(test);
      const payload = JSON.stringify({ agentId, place: 'Table 1', facts: [], starters: [] });
      await withDatabase(test, ({ db }) => db.updateTable('qr_codes').set({ payload }).where('id', '=', id).execute());
      assert.equal((await open(test, `/c/${slug}`)).statusCode, 404);
      await assert.rejects(chatAt(test.visitor, slug), /403/);
    });
  });
});

describe('A chat at a place', () => {
  onEachDatabase((test) => {
    it('works without a client id, and is not found from another place or from a website', async () => {
      const { owner, botId, clientId, site, slug } = await openPlace(test);
      const other = await createPlace(owner, { agentId: botId, place: 'Table 13' });
      const { seat, ask } = await chatAt(test.visitor, slug);
      assert.match((await ask('Hello!')).text, /I am Rosa/);
      const elsewhere = test.visitor.call(atPlace(chat.sendChatMessage), {
        ...seat,
        text: 'Hello!',
        slug: other.slug,
      } as never);
      await assert.rejects(elsewhere, /404/);
      const widget = site.as({ client_id: clientId });
      await assert.rejects(widget.call(chat.sendChatMessage, { ...seat, clientId, text: 'Hello!' }), /404/);
    });

    it('answers from the facts of the place, with the place as the source, or else from the documents', async () => {
      const { owner, botId, id, slug } = await openPlace(test);
      const other = await createPlace(owner, {
        agentId: botId,
        place: 'Room 7',
        facts: ['The Wi-Fi is Harbour7.'],
      });
      const rules = '# House\n\nThe Wi-Fi is called Lobby.\n\nBreakfast is served from 7 to 10 in the morning.';
      await upload(owner, botId, { 'rules.md': rules });
      await documentsDone(owner, botId);
      await owner.call(createAnswer, { agentId: botId, question: 'What is the Wi-Fi here?', answer: 'Ask the lobby.' });
      const table = await chatAt(test.visitor, slug);
      const reply = await table.ask('What is the Wi-Fi here?');
      assert.deepEqual([reply.text, reply.outcome], [WIFI, 'answered']);
      assert.deepEqual(reply.sources, [{ documentId: id, name: 'Table 12', excerpt: WIFI }]);
      assert.match((await (await chatAt(test.visitor, other.slug)).ask('What is the Wi-Fi here?')).text, /Harbour7/);
      const breakfast = await table.ask('When is breakfast served?');
      assert.match(breakfast.text, /from 7 to 10/);
      assert.equal(breakfast.sources[0]?.name, 'rules.md');
      assert.match((await table.ask('I want to talk to a person')).text, /A person can help you/);
    });

    it('is not changed by a place, an agent or facts that the page claims', async () => {
      const { owner, botId, slug, id } = await openPlace(test);
      const other = await createPlace(owner, {
        agentId: botId,
        place: 'Room 7',
        facts: ['The Wi-Fi is Harbour7.'],
      });
      const claims = {
        place: { id: other.id, name: 'Room 7', facts: ['The Wi-Fi is Evil.'] },
        placeId: other.id,
        facts: ['The Wi-Fi is Evil.'],
        agentId: randomUUID(),
        clientId: 'other',
      };
      const { ask } = await chatAt(test.visitor, slug, claims);
      assert.equal((await ask('What is the Wi-Fi here?', claims)).text, WIFI);
      const [stored] = await withDatabase(test, ({ db }) =>
        db
          .selectFrom('conversations')
          .select(['place', 'place_code_id as code'])
          .where('agent_id', '=', botId)
          .execute(),
      );
      assert.deepEqual(stored, { place: 'Table 12', code: id });
    });

    it('is listed, searched, filtered, exported and counted with its place', async () => {
      const { owner, botId, clientId, site, slug, id } = await openPlace(test);
      const other = await createPlace(owner, { agentId: botId, place: 'Room 7' });
      const { ask } = await chatAt(test.visitor, slug);
      await ask('What is the Wi-Fi here?');
      await ask('Where is the unicorn?');
      await (await chatAt(test.visitor, other.slug)).ask('What does the zeppelin cost?');
      await (await startChat(site, clientId)).ask('Is the zeppelin here?');
      const [listed, ...none] = await conversationsOf(owner, { place: id });
      assert.deepEqual([listed?.place, listed?.site, none], [{ id, name: 'Table 12' }, null, []]);
      assert.deepEqual((await conversationsOf(owner, { search: 'table 12' })).map(idOf), [listed?.id]);
      assert.deepEqual((await conversationsOf(owner, { search: 'unicorn', place: id })).map(idOf), [listed?.id]);
      assert.deepEqual(await conversationsOf(owner, { search: 'zeppelin', place: id }), []);
      assert.equal((await conversationsOf(owner)).filter(({ place }) => place === null).length, 1);
      const opened = await owner.call(getConversation, { id: listed?.id ?? '' });
      assert.deepEqual(opened.conversation.place, { id, name: 'Table 12' });
      assert.equal(opened.messages[1]?.sources[0]?.isDeleted, false);
      const exported = await owner.send(exportConversations, { format: 'csv', place: id });
      const [columns, first] = exported.body.split('\r\n');
      assert.match(columns ?? '', /,Place$/);
      assert.match(first ?? '', /,Table 12$/);
      const { places } = await owner.call(getPlaceNumbers, {});
      assert.deepEqual(
        places.map(({ place, questions }) => [place, questions]),
        [
          ['Table 12', 2],
          ['Room 7', 1],
        ],
      );
      const [numbers] = (await owner.call(getPlaceNumbers, { id })).places;
      const { lastAt, agentName, ...counts } = numbers ?? {};
      assert.deepEqual(counts, {
        ...{ id, place: 'Table 12', agentId: botId, scans: 0 },
        ...{ conversations: 1, questions: 2, unanswered: 1, wantedPerson: 0 },
      });
      const stranger = await test.visitor.signUp();
      assert.deepEqual((await stranger.call(getPlaceNumbers, { id })).places, []);
      assert.deepEqual((await stranger.call(getPlaceNumbers, {})).places, []);
    });

    it('is found by a part of its name, with at most 20 places per answer, and by the id of its code', async () => {
      const { owner, botId, slug, id } = await openPlace(test, { place: 'Table 10' });
      for (const place of ['Round table 1', 'Table 2', 'ÄRZTE [1]'])
        await createPlace(owner, { agentId: botId, place });
      const namesOf = async (search: string) =>
        (await owner.call(findPlaces, { search })).places.map(({ place }) => place);
      assert.deepEqual(await namesOf('TABLE'), ['Table 2', 'Table 10', 'Round table 1']);
      assert.deepEqual(await namesOf(' ärzte [ '), ['ÄRZTE [1]']);
      for (const none of ['t.ble', '*', '%', 'zeppelin']) assert.deepEqual(await namesOf(none), []);
      assert.equal((await owner.call(findPlaces, {})).places.length, 4);
      for (let at = 100; at < 118; at += 1) await createPlace(owner, { agentId: botId, place: `Room ${at}` });
      const first = await owner.call(findPlaces, {});
      assert.deepEqual([first.places.length, first.hasMore], [20, true]);
      const rooms = await owner.call(findPlaces, { search: 'room' });
      assert.deepEqual([rooms.places.length, rooms.hasMore], [18, false]);
      const named = { places: [{ id, place: 'Table 10' }], hasMore: false };
      assert.deepEqual(await owner.call(findPlaces, { id }), named);
      const stranger = await test.visitor.signUp();
      for (const request of [{}, { id }, { search: 'table' }]) {
        assert.deepEqual((await stranger.call(findPlaces, request)).places, []);
      }
      await (await chatAt(test.visitor, slug)).ask('What is the Wi-Fi here?');
      await owner.call(deleteQr, { Id: id });
      assert.deepEqual(await owner.call(findPlaces, { id }), named);
      assert.deepEqual((await stranger.call(findPlaces, { id })).places, []);
      const tooLong = await owner.send(findPlaces, { search: 'x'.repeat(201) });
      assert.deepEqual(
        [tooLong.statusCode, JSON.parse(tooLong.body)],
        [400, { message: 'Search is too long: at most 200 characters.', field: 'search' }],
      );
    });

    it('notifies everybody of the place where a visitor wants a person', async () => {
      const { owner, slug } = await openPlace(test);
      await owner.call(setMailAlerts, { mail: 'person' });
      const { seat, ask } = await chatAt(test.visitor, slug);
      await ask('Hello!');
      const wait = await test.visitor.call(atPlace(chat.waitForPerson), { ...seat, slug } as never);
      assert.equal(wait.isWaiting, true);
      const contact = { name: 'Vera Blum', email: 'vera@example.com', message: '', consent: true };
      await test.visitor.call(atPlace(chat.askForPerson), { ...seat, slug, ...contact } as never);
      const told = (await owner.call(getNotifications, {})).notifications.map(({ message }) => message);
      for (const begin of [
        'A visitor (Table 12) wrote to Rosa',
        'A visitor (Table 12) is waiting',
        'Vera Blum (vera@example.com, Table 12) asked Rosa for a person: Hello!',
      ]) {
        assert.ok(
          told.some((message) => message.startsWith(begin)),
          `${begin}: ${told.join('\n')}`,
        );
      }
      for (const nth of [1, 2]) {
        const mail = await mailTo(test.config.dataDir, owner.email, nth);
        assert.match(mail.replace(/\r?\n[ \t]+/g, ' '), /^Subject: .*person \(Rosa, Table 12\)\r?$/m);
        assert.match(mail, /^Place: Table 12\r?$/m);
      }
    });

    it('starts at most 60 times in ten minutes, for all visitors together', async () => {
      const { slug } = await openPlace(test);
      const begin = (at: number) =>
        test.visitor
          .from(`10.9.${at % 7}.${at}`)
          .call(atPlace(chat.startChatSession), { conversationId: randomUUID(), slug } as never);
      for (let at = 0; at < 60; at++) await begin(at);
      await assert.rejects(begin(61), /429/);
    });
  });
});

describe('A language model at a place', () => {
  const test = useTestApp();

  it('reads the facts of the place before the documents', async () => {
    const model = await startModelServer();
    model.behave({ kind: 'reply', text: 'It is Guest12 [1].' });
    const { owner, botId, slug } = await openPlace(test, { facts: ['Dogs may sit here.', WIFI] });
    await upload(owner, botId, { 'rules.md': 'The Wi-Fi is called Lobby.' });
    await documentsDone(owner, botId);
    const env = { LLM_BASE_URL: model.baseUrl, LLM_API_KEY: 'sk-test', LLM_MODEL: 'small' };
    await test.restart({ languageModel: readConfig(env).languageModel });
    const reply = await (await chatAt(test.visitor, slug)).ask('What is the Wi-Fi here?');
    assert.deepEqual([reply.text, reply.sources[0]?.name], ['It is Guest12.', 'Table 12']);
    const asked = model.calls.at(-1)?.body.messages.at(-1)?.content ?? '';
    assert.match(
      asked,
      /\[1\] Table 12\nThe Wi-Fi is Guest12.*\[2\] Table 12\nDogs.*\[3\] rules\.md\nThe Wi-Fi is called/s,
    );
    await model.close();
  });
});
