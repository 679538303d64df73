import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder for the logs of this run's servers and the recorded secrets; '' outside a whole run. */
const FOLDER = process.env['SUITE_LOG_DIR'] ?? '';
const NAMES = /password|token|secret|authorization|api_?key/i;
/** Secrets shorter than this could be words that appear in any line. */
const LENGTH_MIN = 8;

const noted = new Set<string>();

/** Returns the file to which the servers of this process log; null if they do not log. */
export const suiteLogFile = (): string | null => (FOLDER ? join(FOLDER, `${process.pid}.log`) : null);

/** Adds the output of a server in another process. */
export function addToSuiteLog(printed: string): void {
  const file = suiteLogFile();
  if (file) appendFileSync(file, printed);
}

/**
 * Records passwords, tokens and the like in a request, a response or an environment; none of them may appear in a log.
 */
export function noteSecrets(value: unknown, name = ''): void {
  if (!FOLDER) return;
  if (typeof value === 'object' && value !== null) {
    for (const [field, inner] of Object.entries(value)) noteSecrets(inner, field);
    return;
  }
  if (typeof value !== 'string' || !NAMES.test(name)) return;
  const secret = value.replace(/^Bearer /, '');
  if (secret.length < LENGTH_MIN || noted.has(secret)) return;
  noted.add(secret);
  appendFileSync(join(FOLDER, `${process.pid}.secrets`), `${JSON.stringify(secret)}\n`);
}

/**
 * Returns the lines in a folder's logs that contain a secret, each after its secret, and the number of lines and
 * secrets.
 */
export function findLeaks(folder: string): { leaks: string[]; lines: number; secrets: number } {
  const read = (ending: string) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(ending))
      .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
      .filter((line) => line !== '');
  const secrets = [...new Set(read('.secrets').map((line) => JSON.parse(line) as string))];
  // Searching every line for every secret would take seconds, because there are thousands of both.
  const byBeginning = new Map<string, string[]>();
  for (const secret of secrets) {
    const beginning = secret.slice(0, LENGTH_MIN);
    byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), secret]);
  }
  const secretIn = (line: string): string | undefined => {
    for (let at = 0; at + LENGTH_MIN <= line.length; at++) {
      const candidates = byBeginning.get(line.slice(at, at + LENGTH_MIN));
      const secret = candidates?.find((candidate) => line.startsWith(candidate, at));
      if (secret !== undefined) return secret;
    }
    return undefined;
  };
  const lines = read('.log');
  return {
    leaks: lines.flatMap((line) => {
      const secret = secretIn(line);
      return secret === undefined ? [] : [`${secret} in ${line}`];
    }),
    lines: lines.length,
    secrets: secrets.length,
  };
}
