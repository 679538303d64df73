import { describeContent, type QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { formValuesOf, readContent } from './qr-content';

test('reads a stored payload without the fields of the saved code', () => {
  const payload = JSON.stringify({ Url: 'https://example.com', Id: 7, Name: 'Menu', Type: 'Url' });
  expect(readContent('Url', payload)).toEqual({ type: 'Url', payload: { Url: 'https://example.com' } });
});

test('reads names and types in any letter case, and numbers in place of texts', () => {
  expect(readContent('whatsapp', '{"Number":491512345678,"Message":"Hi"}')).toEqual({
    type: 'Whatsapp',
    payload: { number: '491512345678', message: 'Hi' },
  });
});

test.each([
  ['Url', 'not json'],
  ['Url', 'null'],
  ['Url', '{"__proto__":{"Url":"https://example.com"}}'],
  ['Url', '{"Url":{"nested":true}}'],
  ['CalendarEvent', '{"subject":"No times"}'],
  ['Poster', '{"Url":"https://example.com"}'],
  ['', ''],
])('cannot read type %j with payload %s', (type, payload) => {
  expect(readContent(type, payload)).toBeNull();
});

test('describes an event by subject, times and place', () => {
  const payload = {
    subject: 'Tasting',
    description: 'Six wines',
    location: '',
    startTime: '2026-05-01T18:00',
    endTime: '2026-05-01T20:00',
  };
  expect(describeContent({ type: 'CalendarEvent', payload })).toEqual(['Tasting', expect.stringContaining('2026')]);
});

test.each<[QrContent, string[]]>([
  [
    {
      type: 'Contact',
      payload: { firstName: 'Ada', lastName: '', company: 'Engines', phone: '', email: 'ada@example.com', website: '' },
    },
    ['Ada', 'Engines', 'ada@example.com'],
  ],
  [{ type: 'Wifi', payload: { networkName: 'Cafe', password: 'espresso!', security: 'WPA', hidden: '' } }, ['Cafe']],
  [{ type: 'Email', payload: { email: 'a@b.de', subject: 'Hi', message: 'x' } }, ['a@b.de', 'Hi']],
  [{ type: 'Phone', payload: { number: '+4912345678' } }, ['+4912345678']],
  [{ type: 'Sms', payload: { number: '+4912345678', message: 'Hi' } }, ['+4912345678', 'Hi']],
  [{ type: 'Place', payload: { latitude: '1', longitude: '2', label: 'Gate' } }, ['Gate', '1, 2']],
  [{ type: 'Text', payload: { text: 'Note' } }, ['Note']],
])('describes the content of %j', (content, lines) => {
  expect(describeContent(content)).toEqual(lines);
  expect(readContent(content.type, JSON.stringify({ ...content.payload, Name: 'x' }))).toEqual(content);
});

test('describes a WhatsApp code by number and message', () => {
  expect(describeContent({ type: 'Whatsapp', payload: { number: '49 1512345678', message: 'Hi' } })).toEqual([
    '+491512345678',
    'Hi',
  ]);
});

const CHAT = { agentId: 'a', place: 'Table 12', facts: ['One', 'Two'], starters: [] };

test.each([
  [{ ...CHAT, Type: 'Chat' }, CHAT],
  [{ ...CHAT, facts: 'One\nTwo\n' }, CHAT],
  [
    { agentId: 'a', place: 'Table 12', facts: null },
    { ...CHAT, facts: [] },
  ],
  [
    { agentid: 'a', PLACE: 'Table 12', facts: ['One', 2] },
    { ...CHAT, facts: ['One'] },
  ],
])('reads the lists of %j', (stored, payload) => {
  expect(readContent('Chat', JSON.stringify(stored))).toEqual({ type: 'Chat', payload });
});

test('the values of a form contain a line for each item in a list', () => {
  expect(formValuesOf(CHAT)).toEqual({ agentId: 'a', place: 'Table 12', facts: 'One\nTwo', starters: '' });
});
