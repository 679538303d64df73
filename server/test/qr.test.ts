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

  it('for an address contain it exactly as typed', async () => {
    const owner = await test.visitor.signUp();
    for (const Url of ['https://example.com', 'HTTP://Example.com/?q=1&x=%20#z', `https://a.b/${'x'.repeat(2900)}`]) {
      assert.equal(decodeQr((await owner.call(endpoints.generateUrlQr, { Url: ` ${Url} ` })).dataUrl), Url);
    }
  });

  it('percent-encode an address in other scripts, because scanners guess encodings', async () => {
    const owner = await test.visitor.signUp();
    const read = async (Url: string) => decodeQr((await owner.call(endpoints.generateUrlQr, { Url })).dataUrl);
    assert.equal(await read('HTTP://Example.com/ä?x=%20#ü'), 'HTTP://Example.com/%C3%A4?x=%20#%C3%BC');
    assert.equal(await read('https://例え.jp/'), 'https://xn--r8jz45g.jp/');
  });

  it('have a white background with four light modules on every side', async () => {
    const owner = await test.visitor.signUp();
    const { dataUrl } = await owner.call(endpoints.generateUrlQr, { Url: 'https://example.com' });
    assert.deepEqual(modulesOf(dataUrl).quietZone, 4);
  });

  it('with other schemes, passwords or too much text are refused with the reason', async () => {
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
    assert.match(await refused(`https://a.b/${'ü'.repeat(2000)}`), /too long for a QR code: 12012 bytes, at most 2953/);
  });

  it('for WhatsApp open a chat with the number and the message', async () => {
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

  it('for an event contain an iCalendar event with escaped text and the times as typed', async () => {
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

  it('for an event that ends before it starts, or on an impossible date, are refused', async () => {
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
    it('are stored with exactly the fields of their type, listed newest first, changed and deleted', async () => {
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

    it('whose kind is not in the spec keep their own fields, even empty ones', async () => {
      const owner = await test.visitor.signUp();
      const text = 'Sommerfest für Müller 🎉';
      const contact = { firstName: text, lastName: '', company: '', phone: '', email: '', website: '' };
      const kinds = {
        Contact: contact,
        Wifi: { networkName: text, password: '', security: 'none', hidden: '' },
        Email: { email: 'a@example.com', subject: '', message: text },
        Phone: { number: '+491512345678' },
        Sms: { number: '+491512345678', message: text },
        Place: { latitude: '52.5163', longitude: '-13.3777', label: text },
        Text: { text },
      };
      for (const [Type, fields] of Object.entries(kinds)) {
        const filled = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
        await owner.call(endpoints.saveQr, { Name: Type, Type: Type as 'Text', ...filled, Extra: 'x' });
      }
      const saved = await owner.call(endpoints.getMyQrs, {});
      for (const [Type, fields] of Object.entries(kinds)) {
        const code = saved.find(({ type }) => type === Type);
        assert.deepEqual(JSON.parse(code?.payload ?? ''), { ...fields, Name: Type, Type, Id: code?.id });
      }
    });

    it('whose kind is not in the spec are refused with the messages that the form shows', async () => {
      const owner = await test.visitor.signUp();
      const refused = (Type: string, fields: object) =>
        owner.refused(400, endpoints.saveQr, { Name: 'Bad', Type, ...fields });
      assert.equal(await refused('Contact', { phone: '+49 151 2345678' }), 'Enter a name or a company.');
      assert.match(
        await refused('Wifi', { networkName: 'A', security: 'WPA', password: 'x' }),
        /^A WPA password has 8/,
      );
      assert.equal(await refused('Email', { email: 'a@' }), 'Enter an email address like name@example.com.');
      assert.match(await refused('Phone', { number: '0151 2345678' }), /^Begin with the country code/);
      assert.equal(await refused('Sms', { message: 'Hi' }), 'Number is required.');
      assert.match(await refused('Place', { latitude: '91', longitude: '0' }), /^Latitude must be a number from -90/);
      assert.equal(await refused('Text', {}), 'Text is required.');
      assert.equal(await refused('Text', { text: 7 }), 'Text must be text.');
    });

    it('return their id, and are refused when they could not have been generated', async () => {
      const owner = await test.visitor.signUp();
      const response = await owner.send(endpoints.saveQr, { Name: 'Site', Type: 'Url', Url: 'https://example.com' });
      const [saved] = await owner.call(endpoints.getMyQrs, {});
      assert.equal(response.json().id, saved?.id);
      await owner.refused(400, endpoints.saveQr, { Name: 'Bad', Type: 'Url', Url: 'javascript:alert(1)' });
      await owner.refused(400, endpoints.saveQr, { Name: 'Bad', Type: 'Url' });
      assert.match(
        await owner.refused(400, endpoints.saveQr, { Name: 'Bad', Type: 'Fax' }),
        /^Type must be Url, Whatsapp, .* or \w+\.$/,
      );
      assert.equal(await owner.refused(400, endpoints.saveQr, { Name: ' ', Type: 'Url' }), 'Name is required.');
    });
  });
});
