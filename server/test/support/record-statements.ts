import Libsql from 'libsql';
import pg from 'pg';

let recorded: string[] | null = null;

/** Returns every SQL statement that any database of this process runs during `work`. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  recorded = statements;
  await work();
  recorded = null;
  return statements;
}

const prepare = Libsql.prototype.prepare;
function prepareAndRecord(this: InstanceType<typeof Libsql>, sql: string) {
  const statement = prepare.call(this, sql);
  for (const method of ['get', 'all', 'run', 'iterate'] as const) {
    const run = statement[method] as (...parameters: unknown[]) => unknown;
    Object.assign(statement, {
      [method](this: unknown, ...parameters: unknown[]) {
        recorded?.push(sql);
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
    recorded?.push(typeof statement === 'string' ? statement : (statement.text ?? ''));
    return query.apply(this, parameters);
  },
});
