import type { Migration } from 'kysely';
import { type ColumnDataType, type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { Engine } from '../engine';
import { createPassageIndex } from './0001-passage-index';

type Schema = Kysely<unknown>;

/** The tables of the first release. */
export function createTables(engine: Engine): Migration {
  return {
    async up(db) {
      await createAccounts(db);
      await createAgents(db);
      await createDocuments(db, engine);
      await createChat(db);
      await createLists(db);
      await createPassageIndex(engine, db);
    },
  };
}

async function createAccounts(db: Schema) {
  await table(db, 'organizations', { name: 'text', created_at: 'text' }).execute();
  await table(db, 'users', { email: 'text', first_name: 'text', last_name: 'text', password_hash: 'text' })
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('organization_id', 'text', (column) => column.notNull().references('organizations.id'))
    .execute();
  await table(db, 'sessions', { expires_at: 'text' })
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .execute();
  await db.schema
    .createTable('password_resets')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'sessions', ['user_id']);
  await index(db, 'password_resets', ['user_id']);
}

async function createAgents(db: Schema) {
  await table(db, 'agents', { name: 'text', description: 'text', configuration: 'text', model_name: 'text' })
    .addColumn('organization_id', 'text', (column) => column.notNull().references('organizations.id'))
    .addColumn('bot_type_id', 'text')
    .addColumn('enabled', 'integer', (column) => column.notNull())
    .addColumn('client_id', 'text', (column) => column.unique())
    .addColumn('client_secret_hash', 'text')
    .addColumn('client_is_active', 'integer', (column) => column.notNull())
    .addColumn('template_id', 'text')
    .addColumn('template_content', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'agents', ['organization_id', 'created_at']);
}

async function createDocuments(db: Schema, engine: Engine) {
  await table(db, 'documents', { document_id: 'text', name: 'text', sha256: 'text' })
    .addColumn('organization_id', 'text', (column) => column.notNull().references('organizations.id'))
    .addColumn('agent_id', 'text', (column) => column.notNull().references('agents.id').onDelete('cascade'))
    .addColumn('type', 'integer', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('error', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('documents_document_id', ['organization_id', 'document_id'])
    .execute();
  await index(db, 'documents', ['agent_id', 'created_at']);
  await index(db, 'documents', ['status', 'changed_at']);
  if (engine === 'postgres') {
    await db.schema
      .createTable('document_files')
      .addColumn('id', 'text', (column) => column.primaryKey().references('documents.id').onDelete('cascade'))
      .addColumn('bytes', 'bytea', (column) => column.notNull())
      .execute();
  }
  await db.schema
    .createTable('passages')
    .addColumn('id', engine === 'postgres' ? 'bigserial' : 'integer', (column) => column.primaryKey())
    .addColumn('document_row_id', 'text', (column) => column.notNull().references('documents.id').onDelete('cascade'))
    .addColumn('agent_id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('heading', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('terms', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'passages', ['document_row_id']);
  await index(db, 'passages', ['agent_id']);
}

async function createChat(db: Schema) {
  await table(db, 'conversations', { conversation_id: 'text', created_at: 'text' })
    .addColumn('agent_id', 'text', (column) => column.notNull().references('agents.id').onDelete('cascade'))
    .addUniqueConstraint('conversations_conversation_id', ['agent_id', 'conversation_id'])
    .execute();
  await inConversation(table(db, 'participants', { user_name: 'text', created_at: 'text' })).execute();
  await inConversation(table(db, 'messages', { text: 'text', created_at: 'text' }))
    .addColumn('participant_id', 'text')
    .addColumn('sources', 'text')
    .execute();
  await index(db, 'participants', ['conversation_row_id']);
  await index(db, 'messages', ['conversation_row_id', 'created_at']);
}

function inConversation(builder: CreateTableBuilder<string, string>) {
  return builder.addColumn('conversation_row_id', 'text', (column) =>
    column.notNull().references('conversations.id').onDelete('cascade'),
  );
}

async function createLists(db: Schema) {
  await table(db, 'qr_codes', { name: 'text', type: 'text', payload: 'text', created_at: 'text' })
    .addColumn('organization_id', 'text', (column) => column.notNull().references('organizations.id'))
    .execute();
  await table(db, 'notifications', { title: 'text', message: 'text', created_at: 'text' })
    .addColumn('organization_id', 'text', (column) => column.notNull().references('organizations.id'))
    .addColumn('read_at', 'text')
    .execute();
  await index(db, 'qr_codes', ['organization_id', 'created_at']);
  await index(db, 'notifications', ['organization_id', 'created_at']);
}

/** A table with a text id and columns that are never empty. */
function table(db: Schema, name: string, required: Record<string, ColumnDataType>): CreateTableBuilder<string, string> {
  const start: CreateTableBuilder<string, string> = db.schema
    .createTable(name)
    .addColumn('id', 'text', (column) => column.primaryKey());
  return Object.entries(required).reduce(
    (builder, [column, type]) => builder.addColumn(column, type, (definition) => definition.notNull()),
    start,
  );
}

async function index(db: Schema, name: string, columns: string[]) {
  await sql`create index ${sql.ref(`${name}_${columns.join('_')}`)} on ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})`.execute(
    db,
  );
}
