/** Returns the code blocks of one language in a Markdown text, in order. */
export function codeBlocks(markdown: string, language: string): string[] {
  return [...markdown.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, code = '']) =>
    name === language ? [code] : [],
  );
}

/** Returns the commands of a `sh` block without trailing comments. */
export function commandsOf(block: string): string[] {
  return block
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, ''))
    .filter((line) => line !== '');
}
