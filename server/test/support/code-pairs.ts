import * as rules from '@frontdesk/shared/endpoints/link-rules';
import * as many from '@frontdesk/shared/endpoints/many-qrs';
import * as qr from '@frontdesk/shared/endpoints/qr';
import * as qrStyle from '@frontdesk/shared/endpoints/qr-style';
import * as link from '@frontdesk/shared/endpoints/short-link';
import type { ApiClient } from './api-client';
import type { Answer, Fields, Read, Written } from './written';

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const PAYLOADS: Record<qr.QrType, Fields> = {
  Url: { Url: 'https://example.com/menü?x=1#top' },
  Whatsapp: { number: '+49 151 2345678', message: 'Hello' },
  CalendarEvent: {
    subject: 'Party',
    description: 'All are invited',
    location: 'Garden',
    startTime: '2027-05-01T18:00',
    endTime: '2027-05-01T20:00',
  },
  Contact: {
    firstName: 'Ada',
    lastName: 'Byron',
    company: 'Engines',
    phone: '+49 151 2345678',
    email: 'ada@example.com',
    website: 'https://example.com',
  },
  Wifi: { networkName: 'Cafe', password: 'espresso!', security: 'WPA3', hidden: 'true' },
  Email: { email: 'ada@example.com', subject: 'Hello', message: 'Dear Ada' },
  Phone: { number: '+49 151 2345678' },
  Sms: { number: '+49 151 2345678', message: 'Hello' },
  Place: { latitude: '52,5', longitude: '-13.4', label: 'Gate' },
  Text: { text: 'Hello' },
  Chat: { agentId: '', place: 'Table 12', facts: ['The Wi-Fi is Guest12.'], starters: ['Is there soup?'] },
};

/** Lists the calls that write and read codes, with one code of each type. `botId` is the agent for the chat. */
export async function codePairs(owner: ApiClient, botId: string): Promise<Written[]> {
  const pairs: Written[] = [];
  for (const [type, fields] of Object.entries(PAYLOADS)) {
    const payload = 'agentId' in fields ? { ...fields, agentId: botId } : fields;
    const { id: Id } = await owner.call(qr.saveQr, { Name: `Of ${type}`, Type: type, ...payload } as never);
    const saved = {
      read: qr.getMyQrs,
      part: (codes: Answer[]) => JSON.parse(codes.find(({ id }) => id === Id).payload),
    };
    const fixed = { Id, Name: `Of ${type}`, Type: type };
    const changes: Read = {
      read: link.getShortLinkChanges,
      with: { qrId: Id },
      part: ([change]) => change && { ...fixed, ...change.before },
      // Each change of the destination adds an entry to the list.
      same: () => null,
    };
    const isLink = type !== 'Wifi';
    pairs.push({ write: qr.saveQr, fixed, set: payload, reads: isLink ? [saved, changes] : [saved] });
    if (!isLink) continue;
    await owner.call(link.changeToShortLink, { qrId: String(Id) });
    pairs.push({ write: link.createShortLink, fixed, set: { ...payload, Slug: null }, reads: [saved] });
    if (type !== 'Url') continue;
    const own = {
      read: link.getShortLinks,
      part: (links: Answer[]) => {
        const found = links.find(({ qrId }) => qrId === Id);
        return { ...found, isPaused: found.state === 'paused' };
      },
    };
    const times = { startsAt: '2027-01-01T00:00:00+01:00', endsAt: '2027-02-01T00:00:00Z' };
    pairs.push(
      {
        write: link.updateShortLink,
        fixed: { qrId: Id },
        set: { ...times, afterEndUrl: 'https://example.com', fallback: 'page' },
        reads: [own],
      },
      {
        write: rules.setLinkRules,
        fixed: { id: Id },
        set: {
          rules: [
            {
              when: { days: ['mon'], from: '07:00', to: '10:30', timeZone: 'Europe/Berlin', language: 'de', share: 50 },
              destination: 'https://example.com/breakfast',
            },
          ],
          endsAfter: 100,
        },
        reads: [
          {
            read: rules.getLinkRules,
            with: { id: Id },
            part: ({ rules: stored, endsAfter }) => ({
              id: Id,
              rules: stored.map(({ when, destination }: Fields) => ({ when, destination })),
              endsAfter,
            }),
          },
        ],
      },
      { write: link.setShortLinkPaused, fixed: { qrId: Id }, set: { isPaused: true }, reads: [own] },
      {
        write: link.changeToShortLink,
        fixed: { qrId: Id },
        set: { Slug: null },
        reads: [{ ...own, names: { Slug: 'slug' } }],
      },
      {
        write: many.tagQrs,
        fixed: { ids: [Id] },
        set: { add: ['Menu', 'ÄÖ'], remove: ['menu'] },
        reads: [
          {
            read: many.getQrTags,
            part: ([row]) => row && { ids: [row.qrId], add: row.tags },
          },
        ],
      },
    );
    const style = { dark: '#0B5D3B', light: '#FFFFFF', logo: PNG, shape: 'rounded', frame: 'Menu' };
    const styles = { style: JSON.stringify({ ...style, quietZone: 2, sizeMm: 10 }) };
    pairs.push(
      {
        write: qrStyle.setQrStyle,
        fixed: { qrId: Id },
        set: styles,
        reads: [
          {
            read: qrStyle.getQrStyles,
            part: ({ styles: [row], logos }) =>
              row && {
                qrId: row.qrId,
                // Many codes share a logo, so the list contains each logo once.
                style: JSON.stringify({
                  ...JSON.parse(row.style),
                  logo: logos.find(({ id }: Fields) => id === row.logoId)?.logo ?? null,
                }),
              },
          },
        ],
      },
      {
        write: qrStyle.saveStylePreset,
        fixed: { name: 'Preset' },
        set: styles,
        reads: [{ read: qrStyle.getStylePresets, part: ([preset]) => preset }],
      },
    );
  }
  return pairs;
}
