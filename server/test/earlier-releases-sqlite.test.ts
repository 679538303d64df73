import { describe } from 'node:test';
import { migratesFromEveryStep } from './support/earlier-releases';

describe('A SQLite database of an earlier release is migrated with all its data', () =>
  migratesFromEveryStep('sqlite'));
