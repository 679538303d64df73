import { type Module, parseSync } from '@swc/core';
import type { TextFile } from './source-files';

/** A text that people may read, with `{0}`, `{1}` … for its values. */
export interface Sentence {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** What only developers and operators read, in a log or while the server starts. */
const OF_LOGS = /(?:^|\.)(?:Error|StartupError|ProtocolError|ModelFailure|DOMException|log|note\w*|warn|error|info)$/;

/** The beginning of a sentence up to its end. Identifiers, SQL and words of other languages do not match. */
const SENTENCE = /^["“]?(?:[A-Z]|\{0\}).* .*[.?!]$/s;

/** Functions whose first argument is the name of a field. */
const LABELED = /^(?:filledText|required(?:Name|Text|Id)|freeText|optional(?:Name|Day)|uuidField|moment|clock|whole)$/;
/** Schemas: only their messages are texts of several words. */
const SCHEMA = /^v\.(?!description)\w+$/;

type Node = { readonly type?: string; readonly span?: { readonly start: number } } & Record<string, unknown>;

/** Finds the texts in a script that need an entry in the catalogues. */
export function sentencesIn({ path, text: source }: TextFile): Sentence[] {
  const bytes = Buffer.from(source);
  const module: Module = parseSync(source, { syntax: 'typescript', target: 'es2024' });
  // The parser continues to count from the previous script.
  const lineOf = ({ span }: Node) =>
    bytes
      .subarray(0, Math.max(0, (span?.start ?? 0) - module.span.start))
      .toString()
      .split('\n').length;
  const found: Sentence[] = [];

  const look = (value: unknown, place: { isLog?: boolean; isText?: boolean }): void => {
    if (Array.isArray(value)) {
      for (const one of value) look(one, place);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (/^(?:Import|ExportAll|TsType|TsInterface|TsLiteral|TsUnion|TsTemplate)/.test(node.type ?? '')) return;
    // The compiler checks texts in constant assertions.
    if (node.type === 'TsConstAssertion' && textOf(node['expression'] as Node) !== null) return;
    const text = textOf(node);
    if (text !== null && !place.isLog && (place.isText ? /[A-Za-z]{2}/.test(text) : SENTENCE.test(text))) {
      found.push({ file: path, line: lineOf(node), text });
    }
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      const name = nameOf(node['callee'] as Node);
      const isLog = place.isLog === true || OF_LOGS.test(name);
      const args = (node['arguments'] ?? []) as { readonly expression: Node }[];
      look(node['callee'], place);
      for (const [at, { expression }] of args.entries()) {
        const text = textOf(expression) ?? '';
        // The compiler checks the messages of errors.
        if (name === 'ApiError' && text !== '') continue;
        if (name === 'v.description') continue;
        look(expression, { isLog, isText: LABELED.test(name) ? at === 0 : SCHEMA.test(name) && text.includes(' ') });
      }
      return;
    }
    if (node.type === 'KeyValueProperty' && (node['key'] as Node)['value'] === 'label') {
      look(node['value'], { ...place, isText: true });
      return;
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'span') look(child, { isLog: place.isLog === true });
  };
  look(module.body, {});
  return found;
}

function textOf(node: Node): string | null {
  if (node.type === 'StringLiteral') return String(node['value']);
  if (node.type !== 'TemplateLiteral') return null;
  const quasis = node['quasis'] as { readonly cooked: string }[];
  return quasis.map(({ cooked }, at) => (at === 0 ? cooked : `{${at - 1}}${cooked}`)).join('');
}

function nameOf(node: Node): string {
  if (node.type === 'Identifier') return String(node['value']);
  if (node.type !== 'MemberExpression') return '';
  return `${nameOf(node['object'] as Node)}.${nameOf(node['property'] as Node)}`;
}
