import { AsyncLocalStorage } from 'node:async_hooks';
import Libsql from 'libsql';
import pg from 'pg';

const recorded = new AsyncLocalStorage<string[]>();

/** Returns every SQL statement that `work` runs, excluding those of jobs that run at the same time. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  await recorded.run(statements, work);
  return statements;
}

const prepare = Libsql.prototype.prepare;
function prepareAndRecord(this: InstanceType<typeof Libsql>, sql: string) {
  const statement = prepare.call(this, sql);
  for (const method of ['get', 'all', 'run', 'iterate'] as const) {
    const run = statement[method] as (...parameters: unknown[]) => unknown;
    Object.assign(statement, {
      [method](this: unknown, ...parameters: unknown[]) {
        recorded.getStore()?.push(sql);
        return run.apply(this, parameters);
      },
    });
  }
  return statement;
}
Object.assign(Libsql.prototype, { prepare: prepareAndRecord });

const query = pg.Client.prototype.query as (...parameters: unknown[]) => unknown;
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...parameters: unknown[]) {
    const [statement] = parameters as [string | { readonly text?: string }];
    recorded.getStore()?.push(typeof statement === 'string' ? statement : (statement.text ?? ''));
    return query.apply(this, parameters);
  },
});
