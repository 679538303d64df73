import { describe } from 'node:test';
import { migratesFromEveryStep } from './support/earlier-releases';
import { hasPostgres } from './support/test-database';

describe(
  'A PostgreSQL database of an earlier release is migrated with all its data',
  { skip: !hasPostgres && 'PostgreSQL was not found' },
  () => migratesFromEveryStep('postgres'),
);
