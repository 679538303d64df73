import { randomUUID } from 'node:crypto';
import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import { openDatabase } from '../../src/database/database';
import { plainWords, termOf } from '../../src/terms/terms';

interface Wanted {
  readonly organizations: number;
  /** Passages for each organization's only agent, in German, because they need no embeddings. */
  readonly passages: number;
}

type DatabaseConfig = Parameters<typeof openDatabase>[0];

const AT_ONCE = 200;
const FACTS = [
  'Das Frühstück kostet {n} Euro.',
  'Die Sauna öffnet um {n} Uhr.',
  'Hunde dürfen für {n} Euro mit.',
  'Parken können Sie hinter dem Haus, Platz {n}.',
  'Ein Fahrrad kostet {n} Euro am Tag.',
  'Der Zug fährt alle {n} Minuten.',
  'Das Zimmer {n} hat Seeblick.',
  'Die Bar schließt um {n} Uhr.',
  'Wir haben {n} Tische im Garten.',
  'Das WLAN reicht bis Haus {n}.',
];

/** Writes organizations directly into the database, each with an agent. Returns the agents' client ids. */
export async function fillOrganizations(
  config: DatabaseConfig,
  { organizations, passages }: Wanted,
): Promise<string[]> {
  const { db } = await openDatabase(config);
  const created_at = new Date().toISOString();
  const clientIds: string[] = [];
  for (let from = 0; from < organizations; from += AT_ONCE) {
    const ids = Array.from({ length: Math.min(AT_ONCE, organizations - from) }, () => ({
      organization_id: randomUUID(),
      agent_id: randomUUID(),
      client_id: randomUUID(),
      document_id: randomUUID(),
    }));
    clientIds.push(...ids.map(({ client_id }) => client_id));
    await db
      .insertInto('organizations')
      .values(ids.map(({ organization_id }, at) => ({ id: organization_id, name: `House ${from + at}`, created_at })))
      .execute();
    const agent = { name: 'Rosa', description: '', configuration: '', model_name: '', created_at };
    await db
      .insertInto('agents')
      .values(
        ids.map(({ agent_id, organization_id, client_id }) => ({
          ...agent,
          ...{ id: agent_id, organization_id, client_id, enabled: 1 as const, client_is_active: 1 as const },
        })),
      )
      .execute();
    const file = { name: 'house.txt', size: 1, sha256: '', type: 1, status: DOCUMENT_STATUS.ready };
    await db
      .insertInto('documents')
      .values(
        ids.map(({ document_id, agent_id, organization_id }) => ({
          ...file,
          ...{ id: document_id, document_id, agent_id, organization_id, created_at, changed_at: created_at },
        })),
      )
      .execute();
    const rows = ids.flatMap(({ document_id, agent_id, organization_id }) =>
      Array.from({ length: passages }, (_, position) => {
        const text = (FACTS[position % FACTS.length] ?? '').replace('{n}', String(7 + position));
        const terms = plainWords(text)
          .map((word) => termOf(word, 'de'))
          .join(' ');
        return {
          document_row_id: document_id,
          agent_id,
          organization_id,
          position,
          heading: '',
          text,
          terms,
          language: 'de' as const,
        };
      }),
    );
    await db.insertInto('passages').values(rows).execute();
  }
  await db.destroy();
  return clientIds;
}
