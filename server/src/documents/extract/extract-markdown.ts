import { Lexer, Marked, type Token } from 'marked';
import type { Block } from './block';
import { extractHtml } from './extract-html';
import { ExtractionFailure, FAILURES } from './extraction-failure';

/**
 * Matches code (which may show a comment on purpose) or a comment. An unclosed one extends to the end, as in browsers.
 */
const CODE_OR_COMMENT =
  /^[ \t>]*(`{3,}|~{3,})[^\n]*(?:\n(?![ \t>]*\1)[^\n]*)*|(?<!`)(`{1,3})(?!`)[^`\n]{1,500}\2(?!`)|<!--(?:[\s\S]*?-->|[\s\S]*$)/gm;

/**
 * Removes HTML comments from Markdown, which owners use for private notes. The parser alone would show unclosed
 * comments, and those that have an empty line in the middle of a paragraph.
 */
function withoutComments(markdown: string): string {
  return markdown.replace(CODE_OR_COMMENT, (found) => (found.startsWith('<!--') ? '' : found));
}

/**
 * The parser's time for marks such as `*` grows with the square of a paragraph's length, so long paragraphs are split.
 */
const PARAGRAPH_MAX = 3000;
const PIECES = /[\s\S]{1,600}(?=\s|$)|[\s\S]{1,600}/g;

/** The parser reads the text of a list or quote once for each level, so deeper levels are merged into this one. */
const LEVELS_MAX = 12;
const SPACES_MAX = 2 * LEVELS_MAX;
const LEVEL = /[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))/g;
const LEVELS = new RegExp(`^(?:${LEVEL.source})*[ \\t]*`, 'gm');

const marked = new Marked({
  renderer: {
    /** Keeps a link's words, and also its address if that is a web address. */
    link({ href, text, tokens }) {
      const words = this.parser.parseInline(tokens);
      return /^https?:/.test(href) && href !== text ? `${words} (${escapeHtml(href)})` : words;
    },
    image: ({ text }) => escapeHtml(text),
  },
});

/** Reads a long paragraph in pieces. Marks that a split separates remain as typed. */
class PieceLexer extends Lexer {
  override inlineTokens(text: string, tokens: Token[] = []): Token[] {
    if (text.length <= PARAGRAPH_MAX) return super.inlineTokens(text, tokens);
    for (const piece of text.match(PIECES) ?? []) super.inlineTokens(piece, tokens);
    return tokens;
  }
}

/** Reads Markdown through HTML: headings, paragraphs, list items, tables and code, without their markup. */
export function extractMarkdown(text: string): Block[] {
  const body = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^---\n[\s\S]*?\n---\n/, '');
  return extractHtml(toHtml(withoutDeepLevels(withoutComments(body))));
}

/** Only a line's indentation and the marks before its text show its level, and neither is extracted. */
function withoutDeepLevels(markdown: string): string {
  return markdown.replace(LEVELS, (start) => {
    const levels = start.match(LEVEL) ?? [];
    const rest = start.slice(levels.reduce((length, level) => length + level.length, 0));
    const kept = levels.length > LEVELS_MAX ? [...levels.slice(0, LEVELS_MAX), ' '] : [...levels, rest];
    return kept.map(withoutDeepIndent).join('');
  });
}

function withoutDeepIndent(start: string): string {
  const indent = /^[ \t]*/.exec(start)?.[0] ?? '';
  const width = indent.replaceAll('\t', '    ').length;
  return width > SPACES_MAX ? ' '.repeat(SPACES_MAX) + start.slice(indent.length) : start;
}

function toHtml(markdown: string): string {
  try {
    return marked.parser(new PieceLexer(marked.defaults).lex(markdown));
  } catch (cause) {
    // The parser reads nested quotes and lists recursively; thousands of levels overflow the stack.
    if (cause instanceof RangeError) throw new ExtractionFailure(FAILURES.tooNested, { cause });
    throw cause;
  }
}

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
