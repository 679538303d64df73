import { parse } from 'acorn';

/**
 * Replaces the sentences of an endpoint by those of another language. The server translates the same sentences in its
 * answers, so their English stays where it is. Names of fields, a word alone, are translated only where they are shown: as
 * `name` and `label`, and in a call of our own functions.
 * @this {import('webpack').LoaderContext<{ sentences: Record<string, string> }>}
 */
// biome-ignore lint/style/noDefaultExport: Webpack expects it.
export default function translateSentences(source) {
  const { sentences } = this.getOptions();
  const changes = [];
  visit(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), null);
  let code = source;
  for (const { start, end, text } of changes.sort((one, other) => other.start - one.start)) {
    code = code.slice(0, start) + text + code.slice(end);
  }
  return code;

  function visit(node, parent) {
    if (Array.isArray(node)) {
      for (const child of node) visit(child, parent);
      return;
    }
    if (typeof node?.type !== 'string') return;
    if (node.type === 'Literal' && typeof node.value === 'string') {
      const isKind = parent?.type === 'Property' && parent.key.name === 'name';
      const text = (isKind && sentences[`${node.value} (kind)`]) || sentences[node.value];
      if (text !== undefined && (/[ .]/.test(node.value) || isShown(node, parent))) {
        changes.push({ start: node.start, end: node.end, text: JSON.stringify(text) });
      }
    }
    if (node.type === 'TemplateLiteral' && parent?.type !== 'TaggedTemplateExpression') {
      const key = node.quasis.map(({ value }, at) => (at === 0 ? '' : `{${at - 1}}`) + value.cooked).join('');
      const text = sentences[key];
      if (text !== undefined) {
        const filled = JSON.stringify(text)
          .slice(1, -1)
          .replaceAll('\\"', '"')
          .replace(/[`]|\$\{/g, '\\$&')
          .replace(/\{(\d+)\}/g, (_, at) => {
            const { start, end } = node.expressions[at];
            return `\${${source.slice(start, end)}}`;
          });
        changes.push({ start: node.start, end: node.end, text: `\`${filled}\`` });
        return;
      }
    }
    for (const child of Object.values(node)) if (typeof child === 'object' && child !== null) visit(child, node);
  }
}

function isShown(node, parent) {
  if (parent?.type === 'Property') return parent.value === node && ['name', 'label'].includes(parent.key.name);
  return parent?.type === 'CallExpression' && parent.callee.type === 'Identifier';
}
