import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Engine } from '../database/engine';

/** Pattern characters, which are escaped. */
const SPECIAL: Readonly<Record<Engine, RegExp>> = { sqlite: /[*?[]/, postgres: /[.*+?()[\]{}|$^\\]/ };

/**
 * A condition: `column` contains `text`, ignoring case except for the long s and the dotted I. A letter becomes the
 * class of its cases, because SQLite folds only ASCII letters, and what PostgreSQL folds depends on its database's
 * locale.
 */
export function containsText(engine: Engine, column: Expression<unknown>, text: string): RawBuilder<boolean> {
  const pattern = [...text].map((character) => patternOf(engine, character)).join('');
  return engine === 'sqlite' ? sql`${column} glob ${`*${pattern}*`}` : sql`${column} ~ ${pattern}`;
}

function patternOf(engine: Engine, character: string): string {
  const cases = casesOf(character);
  if (cases.length > 1) return `[${cases.join('')}]`;
  if (!SPECIAL[engine].test(character)) return character;
  return engine === 'sqlite' ? `[${character}]` : `\\${character}`;
}

/** Returns the letter in all its cases, including the final sigma; other characters unchanged. */
function casesOf(character: string): string[] {
  const lower = character.toLowerCase();
  const upper = character.toUpperCase();
  const cases = [character, lower, upper, lower.toUpperCase(), upper.toLowerCase(), ...(upper === 'Σ' ? ['ς'] : [])];
  if (character === 'ß') cases.push('ẞ');
  // Some letters become two, such as ß: in a class each of the two would match.
  return [...new Set(cases)].filter((each) => [...each].length === 1);
}
