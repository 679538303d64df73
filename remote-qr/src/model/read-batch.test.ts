import { parseCsv } from '@frontdesk/shared/csv';
import { QR_TYPE_PROBLEM } from '@frontdesk/shared/endpoints/qr';
import { readBatch } from './read-batch';

const read = async (file: string) => readBatch(await parseCsv(file));

const HEADER = 'name,type,url,number,message,subject,description,location,start time,end_time';
const rowsOf = async (...lines: string[]) => {
  const batch = await read([HEADER, ...lines].join('\n'));
  return batch.ok ? batch.rows : [];
};

test('reads rows of all three types, with column names in any letter case', async () => {
  const rows = await rowsOf(
    'Menu,url,https://example.com',
    'Chat,WhatsApp,,+49 151 2345678,"Hi, 100% 👍"',
    'Party,Calendar event,,,,Tasting,Six wines,Cellar,2026-05-01T18:00,2026-05-01T20:00',
  );
  expect(rows.map((row) => row.ok && row.content)).toEqual([
    { type: 'Url', payload: { Url: 'https://example.com' } },
    { type: 'Whatsapp', payload: { number: '491512345678', message: 'Hi, 100% 👍' } },
    {
      type: 'CalendarEvent',
      payload: {
        subject: 'Tasting',
        description: 'Six wines',
        location: 'Cellar',
        startTime: '2026-05-01T18:00',
        endTime: '2026-05-01T20:00',
      },
    },
  ]);
});

test('reads rows of the other types, which share columns', async () => {
  const file = [
    'name,type,first name,last name,company,phone,email,network name,password,security,number,message,latitude,longitude,text',
    'Ada,contact,Ada,Byron,,+44 1234 567890,ada@example.com',
    'Guests,Wi-Fi,,,,,,Cafe,espresso!,WPA2',
    'Mail,Email,,,,,ada@example.com,,,,,Hello',
    'Call,Phone,,,,,,,,,+44 1234 567890',
    'Write,SMS,,,,,,,,,+44 1234 567890,Hello',
    'Gate,Place,,,,,,,,,,,52.5163,13.3777',
    'Note,Text,,,,,,,,,,,,,Sommerfest für Müller 🎉',
  ].join('\n');
  const batch = await read(file);
  expect(batch.ok && batch.rows.map((row) => row.ok && row.content)).toEqual([
    {
      type: 'Contact',
      payload: {
        firstName: 'Ada',
        lastName: 'Byron',
        company: '',
        phone: '+441234567890',
        email: 'ada@example.com',
        website: '',
      },
    },
    { type: 'Wifi', payload: { networkName: 'Cafe', password: 'espresso!', security: 'WPA', hidden: '' } },
    { type: 'Email', payload: { email: 'ada@example.com', subject: '', message: 'Hello' } },
    { type: 'Phone', payload: { number: '+441234567890' } },
    { type: 'Sms', payload: { number: '+441234567890', message: 'Hello' } },
    { type: 'Place', payload: { latitude: '52.5163', longitude: '13.3777', label: '' } },
    { type: 'Text', payload: { text: 'Sommerfest für Müller 🎉' } },
  ]);
});

test.each([
  ['Menu,Url,example', ['A web address begins with https:// or http://.']],
  [
    ',Url,javascript:alert(1)',
    ['Name is required.', 'Only addresses that begin with https:// or http:// can be used.'],
  ],
  ['Fax,Fax,1', [QR_TYPE_PROBLEM]],
  [
    'Chat,Whatsapp,,0151 2345678,',
    expect.arrayContaining([expect.stringContaining('country code'), 'Message is required.']),
  ],
  ['Party,CalendarEvent,,,,T,D,L,2026-05-01T18:00,2026-05-01T18:00', ['The end must be later than the start.']],
])('lists all problems of the row %s', async (line, problems) => {
  expect(await rowsOf(line)).toMatchObject([{ line: 2, ok: false, problems }]);
});

test.each(['name,url', 'Name;URL', 'name,link', 'name,type,url'])(
  'reads web addresses from a file with the columns %s, and completes them as the form does',
  async (header) => {
    const cells = header.includes('type') ? 'Menu,,example.com/x' : 'Menu,example.com/x';
    const batch = await read(`${header}\n${header.includes(';') ? cells.replaceAll(',', ';') : cells}`);
    expect(batch.ok && batch.rows).toEqual([
      {
        line: 2,
        name: 'Menu',
        type: 'Url',
        ok: true,
        content: { type: 'Url', payload: { Url: 'https://example.com/x' } },
        repairs: ['“example.com/x” becomes https://example.com/x'],
      },
    ]);
  },
);

test('reads the other rows after a wrong one', async () => {
  expect((await rowsOf('a,Url,x', 'b,Url,https://b.de')).map(({ ok }) => ok)).toEqual([false, true]);
});

test.each([
  ['', 'empty'],
  [HEADER, 'empty'],
  ['Menu,Url,https://example.com', 'noHeader'],
  [`${HEADER}\n${'a,Url,https://a.de\n'.repeat(20_001)}`, 'tooMany'],
])('explains why a file cannot be used (%#)', async (file, problem) => {
  expect(await read(file)).toEqual({ ok: false, problem });
});

const AGENTS = [
  { id: 'a1', name: 'Front desk' },
  { id: 'a2', name: 'Bar' },
  { id: 'a3', name: 'bar' },
];
const placesOf = async (...lines: string[]) => {
  const batch = readBatch(await parseCsv(['agent,place,fact 1,Fact 3,question 2', ...lines].join('\n')), AGENTS);
  return batch.ok ? batch.rows : [];
};

test('reads places whose agents are given by name or id, and which need neither a name nor a type', async () => {
  expect(await placesOf('front desk,Table 12,The Wi-Fi is Guest12.,,Is there soup?', 'a2,Bar,,Open late.')).toEqual([
    {
      line: 2,
      name: 'Table 12',
      type: 'Chat',
      ok: true,
      agent: 'Front desk',
      repairs: [],
      content: {
        type: 'Chat',
        payload: {
          agentId: 'a1',
          place: 'Table 12',
          facts: ['The Wi-Fi is Guest12.'],
          starters: ['Is there soup?'],
        },
      },
    },
    expect.objectContaining({
      content: { type: 'Chat', payload: { agentId: 'a2', place: 'Bar', facts: ['Open late.'], starters: [] } },
    }),
  ]);
});

test.each([
  ['Nobody,Table 1', ['There is no agent “Nobody”. Use the name of one of your agents, or its id.']],
  ['BAR,Table 1', ["Several agents are called “BAR”. Use the id, which is in the address of the agent's page."]],
  [',Table 1', ['Agent is required.']],
  ['Front desk,', ['Place is required.']],
  [
    `Nobody,,${'x'.repeat(501)}`,
    [expect.stringContaining('no agent'), 'Place is required.', expect.stringContaining('fact 1 is too long')],
  ],
])('lists all problems of the place %s', async (line, problems) => {
  expect(await placesOf(line)).toMatchObject([{ line: 2, ok: false, problems }]);
});

test('says that the agents could not be loaded', async () => {
  const batch = readBatch(await parseCsv('agent,place\nBar,Table 1'), null);
  expect(batch.ok && batch.rows).toMatchObject([
    { ok: false, problems: ['Your agents could not be loaded, so “Bar” could not be checked. Choose the file again.'] },
  ]);
});
