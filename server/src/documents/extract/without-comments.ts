/** Matches code, which may show a comment on purpose, or a comment. An open one extends to the end, as in browsers. */
const CODE_OR_COMMENT =
  /^[ \t>]*(`{3,}|~{3,})[^\n]*(?:\n(?![ \t>]*\1)[^\n]*)*|(?<!`)(`{1,3})(?!`)[^`\n]{1,500}\2(?!`)|<!--(?:[\s\S]*?-->|[\s\S]*$)/gm;

/**
 * Removes HTML comments from Markdown, which owners use for private notes. The parser alone would show those with an
 * empty line in the middle of a paragraph, and unclosed ones.
 */
export function withoutComments(markdown: string): string {
  return markdown.replace(CODE_OR_COMMENT, (found) => (found.startsWith('<!--') ? '' : found));
}
