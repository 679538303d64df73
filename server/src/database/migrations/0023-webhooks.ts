import type { Migration } from 'kysely';
import { runStatements } from './0000-statements';

/** Stores webhooks, what they deliver, and the scans of each code that are delivered together. */
export const webhooks: Migration = {
  async up(db) {
    await runStatements(db, STATEMENTS);
  },
};

const STATEMENTS = `
create table webhooks (
  id text primary key,
  organization_id text not null references organizations (id) on delete cascade,
  address text not null,
  events text not null,
  secret text not null,
  old_secret text,
  old_secret_until text,
  is_on integer not null,
  off_reason text,
  failing_since text,
  created_by text not null,
  created_at text not null
);
create index webhooks_by_organization on webhooks (organization_id);

create table webhook_deliveries (
  id text primary key,
  webhook_id text not null references webhooks (id) on delete cascade,
  conversation_row_id text references conversations (id) on delete cascade,
  message_id text not null,
  type text not null,
  body text not null,
  created_at text not null,
  attempts integer not null default 0,
  claims integer not null default 0,
  next_attempt_at text,
  tried_at text,
  delivered_at text,
  problem text
);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_attempt_at) where next_attempt_at is not null;
create index webhook_deliveries_by_webhook on webhook_deliveries (webhook_id, created_at);
create index webhook_deliveries_of_conversation on webhook_deliveries (conversation_row_id);
create index webhook_deliveries_by_time on webhook_deliveries (created_at);

create table webhook_scans (
  qr_id text primary key references qr_codes (id) on delete cascade,
  scans integer not null,
  since text not null,
  due_at text not null
);
create index webhook_scans_due on webhook_scans (due_at);
`;
