import { rewrite } from './rewrite.mjs';

/**
 * Replaces the sentences of an endpoint with those of another language. The server translates the same sentences in its
 * answers, so the English there does not change. Names of fields, which are single words, are translated only where
 * they are shown: as `name` and `label`, and in a call of our own functions.
 * @this {import('webpack').LoaderContext<{ sentences: Record<string, string> }>}
 */
// biome-ignore lint/style/noDefaultExport: Webpack expects it.
export default function translateSentences(source) {
  const { sentences } = this.getOptions();
  return rewrite(source, (node, parent) => {
    if (node.type === 'Literal' && typeof node.value === 'string') {
      const isKind = parent?.type === 'Property' && parent.key.name === 'name';
      const text = (isKind && sentences[`${node.value} (kind)`]) || sentences[node.value];
      const isTranslated = text !== undefined && (/[ .]/.test(node.value) || isShown(node, parent));
      return isTranslated ? JSON.stringify(text) : undefined;
    }
    if (node.type !== 'TemplateLiteral' || parent?.type === 'TaggedTemplateExpression') return undefined;
    const key = node.quasis.map(({ value }, at) => (at === 0 ? '' : `{${at - 1}}`) + value.cooked).join('');
    const text = sentences[key];
    if (text === undefined) return undefined;
    const filled = text
      .replace(/[\\`]|\$\{/g, '\\$&')
      .replace(/\{(\d+)\}/g, (_, at) => `\${${source.slice(node.expressions[at].start, node.expressions[at].end)}}`);
    return `\`${filled}\``;
  });
}

function isShown(node, parent) {
  if (parent?.type === 'Property') return parent.value === node && ['name', 'label'].includes(parent.key.name);
  return parent?.type === 'CallExpression' && parent.callee.type === 'Identifier';
}
