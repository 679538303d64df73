import assert from 'node:assert/strict';
import { it } from 'node:test';
import { databaseTrouble, isStatementTimeout } from './database-trouble';

const withCode = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

it('recognizes an unreachable database by the driver’s code or message', () => {
  for (const code of ['57P01', '57P03', '08006', '53300', 'ECONNREFUSED', 'ECONNRESET', 'SQLITE_BUSY']) {
    assert.equal(databaseTrouble(withCode(code)), 'unavailable', code);
  }
  for (const words of ['Connection terminated unexpectedly', 'timeout exceeded when trying to connect']) {
    assert.equal(databaseTrouble(new Error(words)), 'unavailable', words);
  }
  assert.equal(databaseTrouble(new AggregateError([withCode('ECONNREFUSED')])), 'unavailable');
});

it('recognizes a database that is missing, empty or read-only, or that refuses the login', () => {
  for (const code of ['3D000', '42P01', '25006', '28P01']) assert.equal(databaseTrouble(withCode(code)), 'wrong', code);
});

it('does not mistake a statement that exceeded its time limit for an outage', () => {
  assert.equal(databaseTrouble(withCode('57014')), null);
  assert.ok(isStatementTimeout(withCode('57014')));
  assert.ok(!isStatementTimeout(withCode('57P01')));
});

it('recognizes a full disk', () => {
  for (const code of ['53100', 'ENOSPC', 'SQLITE_FULL']) assert.equal(databaseTrouble(withCode(code)), 'full', code);
});

it('ignores errors that the request caused', () => {
  for (const code of ['23505', '22001', 'SQLITE_CONSTRAINT_UNIQUE', ''])
    assert.equal(databaseTrouble(withCode(code)), null);
  assert.equal(databaseTrouble('text'), null);
});
