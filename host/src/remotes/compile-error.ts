/** The colours that compilers print in a terminal. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/**
 * In a development build, where and why a module does not compile, a sentence; null for every other failure. A
 * production build with such a module does not exist.
 */
export function compileErrorOf(error: unknown): string | null {
  if (process.env['NODE_ENV'] === 'production') return null;
  const words = error instanceof Error ? error.message.replace(COLOURS, '') : '';
  if (!/^Module (build|parse) failed/.test(words)) return null;
  const place = /\[([^\]\n]+:\d+:\d+)\]/.exec(words)?.[1] ?? /\((\d+:\d+)\)/.exec(words)?.[1];
  const reason = /[x×] +(\S.*)/.exec(words)?.[1] ?? /: (.+)/.exec(words)?.[1] ?? '';
  return `It does not compile: ${reason.replace(` (${place})`, '').trim()}${place ? ` at ${place}` : ''}.`;
}
