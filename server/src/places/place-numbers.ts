import { FOUND_PLACES_MAX, PLACE_DAYS } from '@frontdesk/shared/endpoints/place-numbers';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import type { Engine } from '../database/engine';
import { containsText, startsWithText } from '../list-pages/list-page';

const DAY_MS = 86_400_000;
const NO_ANSWER = ['unsure', 'not-found'] as const;

/** Reads the scans and questions in the last few days at one or all places of an organization. */
export async function readPlaceNumbers({ db, engine }: Database, organizationId: string, id: string | undefined) {
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
    // Leaves out the other fields of a payload, which make up most of it.
    codes
      .select(['id', inPayload(engine, 'place').as('place'), inPayload(engine, 'agentId').as('agentId')])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute(),
    db.selectFrom('agents').select(['id', 'name']).where('organization_id', '=', organizationId).execute(),
    db
      .selectFrom('scan_counts')
      .select(({ fn }) => ['qr_id as id', fn.sum<number | string>('scans').as('scans')])
      .where('qr_id', 'in', codes.select('id'))
      .where('device', '!=', 'bot')
      .where('hour', '>=', since.slice(0, 13))
      .groupBy('qr_id')
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
          .sum<number | string>(eb.case().when('messages.outcome', 'in', NO_ANSWER).then(1).else(0).end())
          .as('unanswered'),
      ])
      .groupBy('place_code_id')
      .execute(),
  ]);
  const [agentOf, scansOf, chatsOf, repliesOf] = [byId(agents), byId(scans), byId(conversations), byId(replies)];
  return {
    places: places
      .map(({ id: code, place, agentId }) => {
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

interface WantedPlaces {
  readonly search?: string | undefined;
  readonly id?: string | undefined;
}

/** Finds the places of an organization by a part of their names, or the name of one. */
export async function searchPlaces(database: Database, organizationId: string, { search = '', id }: WantedPlaces) {
  if (id !== undefined) return { places: await nameOf(database, organizationId, id), hasMore: false };
  const { db, engine } = database;
  const place = sql.ref<string>('place');
  const found = await db
    // Reads each name once.
    .with(
      (named) => named('named').materialized(),
      (from) =>
        from
          .selectFrom('qr_codes')
          .select(['id', inPayload(engine, 'place').as('place')])
          .where('organization_id', '=', organizationId)
          .where('type', '=', 'Chat'),
    )
    .selectFrom('named')
    .select(['id', 'place'])
    .$if(search !== '', (query) =>
      query
        .where(containsText(engine, place, search))
        .orderBy(sql`case when ${startsWithText(engine, place, search)} then 0 else 1 end`),
    )
    .orderBy(sql`length(place)`)
    .orderBy('place')
    .orderBy('id')
    .limit(FOUND_PLACES_MAX + 1)
    .execute();
  return { places: found.slice(0, FOUND_PLACES_MAX), hasMore: found.length > FOUND_PLACES_MAX };
}

/** A text in the stored payload; '' if it is missing. */
const inPayload = (engine: Engine, name: 'place' | 'agentId') =>
  engine === 'sqlite'
    ? sql<string>`coalesce(json_extract(payload, ${sql.lit(`$.${name}`)}), '')`
    : sql<string>`coalesce(payload::json ->> ${sql.lit(name)}, '')`;

/** A conversation keeps the name of a place whose code was deleted or now has another type. */
async function nameOf({ db, engine }: Database, organizationId: string, id: string) {
  const code = await db
    .selectFrom('qr_codes')
    .select(inPayload(engine, 'place').as('place'))
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .where('type', '=', 'Chat')
    .executeTakeFirst();
  const named =
    code ??
    (await db
      .selectFrom('conversations')
      .select('place')
      .where('place_code_id', '=', id)
      .where('organization_id', '=', organizationId)
      .orderBy('activity', 'desc')
      .limit(1)
      .executeTakeFirst());
  return named ? [{ id, place: named.place ?? '' }] : [];
}
