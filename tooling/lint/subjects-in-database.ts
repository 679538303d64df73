import type { TextFile } from './source-files';

const TABLE = /^ {2}(\w+): \w+Table;$/gm;
const COLUMN = /^ {2}(\w+_\w+): /gm;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

/** The database's own table, with keys that other code chooses. */
const OWN_TABLES = ['settings'];
/** When a row was created and last changed. Many tables have these columns. */
const OWN_COLUMNS = ['created_at', 'changed_at'];

/**
 * Every place where code of `database/` names a table or column of a subject: only the schema and the migrations may do
 * so. One sentence each, with file and line.
 */
export function subjectsInDatabase(files: readonly TextFile[], schema: readonly TextFile[]): string[] {
  const named = (pattern: RegExp) => schema.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name));
  const known = new Set([...named(TABLE), ...named(COLUMN)]);
  for (const own of [...OWN_TABLES, ...OWN_COLUMNS]) known.delete(own);
  return files.flatMap(({ path, text }) => {
    const code = text.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
    return [...code.matchAll(/\w+/g)]
      .filter(([word]) => known.has(word))
      .map(({ 0: word, index }) => `${path}:${code.slice(0, index).split('\n').length} names ${word}.`);
  });
}
