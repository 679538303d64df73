import { describe } from 'node:test';
import { testInstances } from './support/instances';
import { useTestApp } from './support/test-app';
import { hasPostgres } from './support/test-database';

describe('Two instances on one PostgreSQL', { skip: !hasPostgres && 'PostgreSQL was not found' }, () => {
  testInstances(useTestApp('postgres'));
});
