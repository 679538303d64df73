import { type Block, BlockCollector } from './block';
import { ExtractionFailure, FAILURES } from './extraction-failure';

const DEPTH_MAX = 100;
/** Names that add nothing to their values, and that would separate a question from its answer. */
const SELF_EVIDENT =
  /^(q|a|question|answer|frage|antwort|pregunta|respuesta|réponse|text|content|body|title|name|value)$/i;

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Reads JSON: simple objects become lines of 'name: value'; named lists and objects become headings. */
export function extractJson(text: string): Block[] {
  const collector = new BlockCollector();
  add(collector, parse(text.replace(/^\ufeff/, '')), 1);
  return collector.blocks;
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (cause) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    try {
      // One value per line, as databases export it.
      if (lines.length > 1) return lines.map((line) => JSON.parse(line) as Json);
    } catch {
      // The text is neither one JSON value nor one per line.
    }
    throw new ExtractionFailure(FAILURES.damagedJson, { cause });
  }
}

function add(collector: BlockCollector, value: Json, level: number, depth = 1): void {
  if (depth > DEPTH_MAX) throw new ExtractionFailure(FAILURES.tooNested);
  if (!isObject(value)) collector.paragraph(words(value));
  else if (isList(value)) for (const item of value) add(collector, item, level, depth + 1);
  else addObject(collector, value, level, depth);
}

function addObject(
  collector: BlockCollector,
  value: { readonly [name: string]: Json },
  level: number,
  depth: number,
): void {
  const entries = Object.entries(value);
  collector.paragraph(
    entries
      .filter(([, inner]) => isSimple(inner))
      .map(([name, inner]) => line(name, words(inner)))
      .filter((part) => part !== '')
      .reduce((open, part) => (open === '' ? part : `${open}${/[.!?…]$/.test(open) ? ' ' : '; '}${part}`), ''),
  );
  for (const [name, inner] of entries) {
    if (isSimple(inner)) continue;
    collector.heading(level, readable(name));
    add(collector, inner, level + 1, depth + 1);
  }
}

function line(name: string, value: string): string {
  if (value === '') return '';
  return SELF_EVIDENT.test(name) ? value : `${readable(name)}: ${value}`;
}

const isObject = (value: Json): value is readonly Json[] | { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null;

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const isSimple = (value: Json): boolean => !isObject(value) || (isList(value) && !value.some(isObject));

const words = (value: Json): string =>
  value === null ? '' : isList(value) ? value.map(words).join(', ') : typeof value === 'object' ? '' : String(value);

/** 'openingHours' and 'opening_hours' become 'opening hours'. */
const readable = (name: string) =>
  name
    .replace(/[_-]+/g, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' ')
    .trim();
