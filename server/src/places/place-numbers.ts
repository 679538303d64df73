import { PLACE_DAYS } from '@frontdesk/shared/endpoints/place-numbers';
import type { Database } from '../database/database';
import { readPlacePayload } from './chat-place';

const DAY_MS = 86_400_000;

/** Reads what was scanned and asked at the places of an organization in the last days, or at one of them. */
export async function readPlaceNumbers({ db }: Database, organizationId: string, id: string | undefined) {
  const since = new Date(Date.now() - PLACE_DAYS * DAY_MS).toISOString();
  const codes = db
    .selectFrom('qr_codes')
    .where('qr_codes.organization_id', '=', organizationId)
    .where('qr_codes.type', '=', 'Chat')
    .$if(id !== undefined, (query) => query.where('qr_codes.id', '=', id ?? ''));
  const held = db
    .selectFrom('conversations')
    .where('conversations.organization_id', '=', organizationId)
    .where('place_code_id', 'is not', null)
    .where('last_activity', '>=', since)
    .where('is_test', '=', 0)
    .$if(id !== undefined, (query) => query.where('place_code_id', '=', id ?? ''));
  const [places, agents, scans, conversations, replies] = await Promise.all([
    codes.select(['id', 'payload']).orderBy('created_at', 'desc').orderBy('id').execute(),
    db.selectFrom('agents').select(['id', 'name']).where('organization_id', '=', organizationId).execute(),
    codes
      .innerJoin('scan_counts', 'scan_counts.qr_id', 'qr_codes.id')
      .select(({ fn }) => ['qr_codes.id', fn.sum<number | string>('scans').as('scans')])
      .where('device', '!=', 'bot')
      .where('hour', '>=', since.slice(0, 13))
      .groupBy('qr_codes.id')
      .execute(),
    held
      .select(({ fn, eb }) => [
        'place_code_id as id',
        fn.countAll<number | string>().as('conversations'),
        fn.sum<number | string>(eb.case().when('outcome', '=', 'person').then(1).else(0).end()).as('wantedPerson'),
        fn.max('last_activity').as('lastAt'),
      ])
      .groupBy('place_code_id')
      .execute(),
    held
      .innerJoin('messages', 'messages.conversation_row_id', 'conversations.id')
      .select(({ fn, eb }) => [
        'place_code_id as id',
        fn.sum<number | string>(eb.case().when('sender', '=', 'visitor').then(1).else(0).end()).as('questions'),
        fn
          .sum<number | string>(eb.case().when('messages.outcome', 'in', ['unsure', 'not-found']).then(1).else(0).end())
          .as('unanswered'),
      ])
      .groupBy('place_code_id')
      .execute(),
  ]);
  const [agentOf, scansOf, chatsOf, repliesOf] = [byId(agents), byId(scans), byId(conversations), byId(replies)];
  return {
    places: places
      .map(({ id: code, payload }) => {
        const { agentId, place } = readPlacePayload(payload);
        const agent = agentOf.get(agentId);
        const [chats, asked] = [chatsOf.get(code), repliesOf.get(code)];
        return {
          id: code,
          place,
          agentId: agent?.id ?? null,
          agentName: agent?.name ?? '',
          scans: Number(scansOf.get(code)?.scans ?? 0),
          conversations: Number(chats?.conversations ?? 0),
          questions: Number(asked?.questions ?? 0),
          unanswered: Number(asked?.unanswered ?? 0),
          wantedPerson: Number(chats?.wantedPerson ?? 0),
          lastAt: chats?.lastAt ?? null,
        };
      })
      .sort((one, other) => other.questions - one.questions),
  };
}

const byId = <Row extends { readonly id: string | null }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.id, row]));
