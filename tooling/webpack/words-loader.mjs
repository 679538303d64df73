import { parse } from 'acorn';

/**
 * Turns the texts of a translation, `export default { title: '…' }`, into exports by name, like those of the English
 * file: the chunk of a page then contains only texts that the page uses.
 */
// biome-ignore lint/style/noDefaultExport: Webpack expects it.
export default function exportWords(source) {
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration');
  // A file without a translation keeps its own texts.
  if (!exported) return source;
  const { type, properties = [] } = exported.declaration;
  const isPlain = (property) => property.type === 'Property' && !property.computed;
  if (type !== 'ObjectExpression' || !properties.every(isPlain)) {
    throw new Error(
      "A translation must export its texts like this: export default { title: '…' } satisfies Translation<…>",
    );
  }
  const words = properties.map(({ key, value, method, start, end }, index) => {
    const name = key.name ?? key.value;
    const text = method
      ? `({ ${source.slice(start, end)} })[${JSON.stringify(name)}]`
      : source.slice(value.start, value.end);
    return { name, text, local: `words${index}` };
  });
  return [
    source.slice(0, exported.start),
    ...words.map(({ local, text }) => `const ${local} = ${text};`),
    `export { ${words.map(({ name, local }) => `${local} as ${JSON.stringify(name)}`).join(', ')} };`,
    source.slice(exported.end),
  ].join('\n');
}
