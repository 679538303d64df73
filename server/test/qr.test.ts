import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as endpoints from '@frontdesk/shared/endpoints/qr';
import { decodeQr, modulesOf } from './support/qr-reader';
import { onEachDatabase, useTestApp } from './support/test-app';

const event = {
  subject: 'Opening; party, with \\ friends',
  description: 'First line\nsecond line',
  location: 'Main Street 1, Town',
  startTime: '2025-03-30T02:30',
  endTime: '2025-03-30T04:00',
};

describe('QR codes', () => {
  const test = useTestApp();

  it('of an address carry it exactly as typed', async () => {
    const owner = await test.visitor.signUp();
    for (const Url of [
      'https://example.com',
      'HTTP://Example.com/ä?q=1&x=%20#z',
      'https://例え.jp/',
      `https://a.b/${'x'.repeat(2900)}`,
    ]) {
      assert.equal(decodeQr((await owner.call(endpoints.generateUrlQr, { Url: ` ${Url} ` })).dataUrl), Url);
    }
  });

  it('stand on white with four modules free on every side', async () => {
    const owner = await test.visitor.signUp();
    const { dataUrl } = await owner.call(endpoints.generateUrlQr, { Url: 'https://example.com' });
    assert.deepEqual(modulesOf(dataUrl).quietZone, 4);
  });

  it('of other schemes, with passwords or too long are refused with the reason', async () => {
    const owner = await test.visitor.signUp();
    const refused = (Url: string) => owner.refused(400, endpoints.generateUrlQr, { Url });
    for (const Url of [
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'ftp://a.b',
      'example.com',
      'https://',
    ]) {
      await refused(Url);
    }
    assert.match(await refused('https://user:pw@example.com'), /user name or password/);
    assert.match(await refused('https://exam ple.com'), /spaces/);
    assert.match(await refused(`https://a.b/${'ü'.repeat(2000)}`), /too long for a QR code: 4012 bytes, at most 2953/);
  });

  it('of WhatsApp open a chat with the number and the message', async () => {
    const owner = await test.visitor.signUp();
    const message = 'Hello & welcome! 100% ☕';
    for (const number of ['+49 (151) 234-5678', '0049 151 2345678', '491512345678', 'whatsapp:+491512345678']) {
      const { dataUrl } = await owner.call(endpoints.generateWhatsappQr, { number, message });
      assert.equal(decodeQr(dataUrl), `https://wa.me/491512345678?text=${encodeURIComponent(message)}`);
    }
    for (const number of ['12', 'call me', '0151 2345678', '+49 151 234567890123']) {
      assert.match(await owner.refused(400, endpoints.generateWhatsappQr, { number, message }), /country code/);
    }
  });

  it('of an event are an iCalendar event with escaped text and the times as typed', async () => {
    const owner = await test.visitor.signUp();
    const text = decodeQr((await owner.call(endpoints.generateCalendarEventQr, event)).dataUrl);
    assert.deepEqual(text.split('\r\n'), [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Frontdesk//EN',
      'BEGIN:VEVENT',
      'SUMMARY:Opening\\; party\\, with \\\\ friends',
      'DESCRIPTION:First line\\nsecond line',
      'LOCATION:Main Street 1\\, Town',
      'DTSTART:20250330T023000',
      'DTEND:20250330T040000',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('of an event that ends before it starts, or on no day at all, are refused', async () => {
    const owner = await test.visitor.signUp();
    const refused = (change: Partial<typeof event>) =>
      owner.refused(400, endpoints.generateCalendarEventQr, { ...event, ...change });
    assert.equal(await refused({ endTime: '2025-03-30T02:29' }), 'The end must not be before the start.');
    for (const startTime of ['2025-02-31T10:00', 'tomorrow', '2025-03-30', '2025-03-30T25:00', '1']) {
      assert.match(await refused({ startTime }), /^Start Time must be a date and time/);
    }
    assert.equal(await refused({ subject: ' ' }), 'Subject is required.');
  });
});

describe('Saved QR codes', () => {
  onEachDatabase((test) => {
    it('are kept with exactly the fields of their type, listed newest first, changed and deleted', async () => {
      const owner = await test.visitor.signUp();
      const url = { Name: 'Site', Type: 'Url', Url: 'https://example.com', Extra: '<script>' } as const;
      await owner.call(endpoints.saveQr, url);
      await owner.call(endpoints.saveQr, { Name: 'Chat', Type: 'Whatsapp', number: '+49 151 2345678', message: 'Hi' });
      await owner.call(endpoints.saveQr, { Name: 'Party', Type: 'CalendarEvent', ...event });
      const saved = await owner.call(endpoints.getMyQrs, {});
      assert.deepEqual(
        saved.map(({ name, type }) => `${name} ${type}`),
        ['Party CalendarEvent', 'Chat Whatsapp', 'Site Url'],
      );
      const [party, chat, site] = saved;
      assert.deepEqual(JSON.parse(party?.payload ?? ''), {
        ...event,
        Name: 'Party',
        Type: 'CalendarEvent',
        Id: party?.id,
      });
      assert.deepEqual(JSON.parse(chat?.payload ?? ''), {
        number: '+49 151 2345678',
        message: 'Hi',
        Name: 'Chat',
        Type: 'Whatsapp',
        Id: chat?.id,
      });
      const { Extra: _, ...kept } = url;
      assert.deepEqual(JSON.parse(site?.payload ?? ''), { ...kept, Id: site?.id });

      await owner.call(endpoints.saveQr, {
        Id: site?.id ?? '',
        Name: 'New site',
        Type: 'Url',
        Url: 'https://example.org',
      });
      const changed = (await owner.call(endpoints.getMyQrs, {})).find(({ id }) => id === site?.id);
      assert.equal(changed?.name, 'New site');
      assert.equal(JSON.parse(changed?.payload ?? '').Url, 'https://example.org');
      await owner.call(endpoints.deleteQr, { Id: site?.id ?? '' });
      assert.equal((await owner.call(endpoints.getMyQrs, {})).length, 2);
      await owner.refused(404, endpoints.deleteQr, { Id: site?.id });
    });

    it('answer their id, and are refused when they could never have been generated', async () => {
      const owner = await test.visitor.signUp();
      const response = await owner.send(endpoints.saveQr, { Name: 'Site', Type: 'Url', Url: 'https://example.com' });
      const [saved] = await owner.call(endpoints.getMyQrs, {});
      assert.equal(response.json().id, saved?.id);
      await owner.refused(400, endpoints.saveQr, { Name: 'Bad', Type: 'Url', Url: 'javascript:alert(1)' });
      await owner.refused(400, endpoints.saveQr, { Name: 'Bad', Type: 'Url' });
      assert.match(await owner.refused(400, endpoints.saveQr, { Name: 'Bad', Type: 'Fax' }), /Url, Whatsapp or/);
      assert.equal(await owner.refused(400, endpoints.saveQr, { Name: ' ', Type: 'Url' }), 'Name is required.');
    });
  });
});
