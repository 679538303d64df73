/** The color codes that compilers print in a terminal. */
const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/**
 * Describes in a sentence where and why a module does not compile; null for every other failure. Development builds
 * only, because production builds contain no such module.
 */
export function compileErrorOf(error: unknown): string | null {
  if (process.env['NODE_ENV'] === 'production') return null;
  const words = error instanceof Error ? error.message.replace(COLORS, '') : '';
  if (!/^Module (build|parse) failed/.test(words)) return null;
  const place = /\[([^\]\n]+:\d+:\d+)\]/.exec(words)?.[1] ?? /\((\d+:\d+)\)/.exec(words)?.[1];
  const reason = /[x×] +(\S.*)/.exec(words)?.[1] ?? /: (.+)/.exec(words)?.[1] ?? '';
  return `It does not compile: ${reason.replace(` (${place})`, '').trim()}${place ? ` at ${place}` : ''}.`;
}
