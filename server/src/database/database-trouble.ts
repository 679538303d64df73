import { setTimeout } from 'node:timers/promises';

/**
 * Why the database does not work: it cannot be reached at the moment, its disk is full, or it is the wrong one. A wrong
 * one is missing, empty or read-only, or refuses our login, for example after a failover.
 */
export type DatabaseTrouble = 'unavailable' | 'wrong' | 'full';

/** PostgreSQL's codes: connection exceptions (08), too many connections, shutdown, startup. */
const UNAVAILABLE_CODES = /^(?:08...|53300|57P0[1-5]|25P03)$/;
/** PostgreSQL's codes: missing database, schema or table; read-only; login refused. */
const WRONG_CODES = /^(?:3D000|3F000|42P01|25006|28000|28P01)$/;
/** PostgreSQL's code when a statement exceeded its time limit. */
const CANCELLED_CODE = '57014';
const SOCKET_CODES = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND)$/;
const SQLITE_UNAVAILABLE = /^SQLITE_(?:BUSY|LOCKED|IOERR|CANTOPEN|READONLY)/;
/** 53100 is PostgreSQL's disk_full; the others are codes of the file system and SQLite. */
const FULL_CODES = /^(?:53100|ENOSPC|EDQUOT|SQLITE_FULL)/;
/** The driver reports a lost connection only by its message. */
const UNAVAILABLE_WORDS =
  /connection terminated|terminating connection|timeout exceeded when trying to connect|is not queryable|connection ended/i;

/** Returns the trouble when the database, and not the request, caused an error; null otherwise. */
export function databaseTrouble(error: unknown): DatabaseTrouble | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof AggregateError && error.errors.length > 0) return databaseTrouble(error.errors[0]);
  const code = String((error as NodeJS.ErrnoException).code ?? '');
  if (FULL_CODES.test(code) || /database or disk is full/i.test(error.message)) return 'full';
  if (UNAVAILABLE_CODES.test(code) || SOCKET_CODES.test(code) || SQLITE_UNAVAILABLE.test(code)) return 'unavailable';
  if (WRONG_CODES.test(code)) return 'wrong';
  return UNAVAILABLE_WORDS.test(error.message) ? 'unavailable' : null;
}

/**
 * Returns whether a statement exceeded DATABASE_STATEMENT_TIMEOUT_MS. Other statements still work, so the database itself is not in
 * trouble.
 */
export const isStatementTimeout = (error: unknown) => (error as { code?: string } | null)?.code === CANCELLED_CODE;

/** Returns whether a write failed because it refers to a missing row, on either database. */
export function isForeignKeyViolation(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === '23503' || code === 'SQLITE_CONSTRAINT_FOREIGNKEY';
}

/** Returns whether a write failed because a unique value is taken, on either database. */
export function isUniqueViolation(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

/** Returns the system's message about a failure, without a full stop. */
export function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  const message = cause instanceof Error ? cause.message : String(cause);
  return message.replace(/\.$/, '');
}

const RETRY_MS = 250;
/** A statement may exceed its time limit at a busy moment; one that always exceeds it would be retried forever. */
const TIMEOUTS_MAX = 3;

/**
 * Retries `work` until the database answers, or only a few times when a statement exceeds its time limit. Rejects with
 * any other failure, unless it `passes`, and when `signal` aborts.
 */
export async function waitOutTrouble<T>(
  work: () => Promise<T>,
  signal: AbortSignal,
  passes: (failure: unknown) => boolean = () => false,
): Promise<T> {
  for (let timeouts = 0; ; ) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (isStatementTimeout(error)) timeouts += 1;
      const mayPass = databaseTrouble(error) !== null || isStatementTimeout(error) || passes(error);
      if (timeouts >= TIMEOUTS_MAX || !mayPass) throw error;
    }
    await setTimeout(RETRY_MS, undefined, { signal, ref: false });
  }
}
