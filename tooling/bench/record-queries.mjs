import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Loaded into a server before its own code: writes each statement to the file that RECORD_QUERIES names, as a line of
 * JSON.
 */
const { Client } = createRequire(`${process.cwd()}/server/dist/main.js`)('pg');
const { query } = Client.prototype;
Client.prototype.query = function record(statement, values, ...rest) {
  const { text = statement, values: own = Array.isArray(values) ? values : [] } = statement;
  if (typeof text === 'string') appendFileSync(process.env.RECORD_QUERIES, `${JSON.stringify([text, own])}\n`);
  return query.call(this, statement, values, ...rest);
};
