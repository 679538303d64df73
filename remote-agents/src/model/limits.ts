/** What a server accepts. Null in its place means that the server does not say, so nothing is refused here. */
export interface Limits {
  /** File extensions: '.pdf'. */
  readonly documentKinds: readonly string[];
  readonly documentBytes: number;
  readonly chatCharacters: number;
}

const KIND_NAMES: Readonly<Record<string, string>> = {
  '.pdf': 'PDF',
  '.docx': 'Word (DOCX)',
  '.html': 'HTML',
  '.htm': 'HTML',
  '.md': 'Markdown',
  '.markdown': 'Markdown',
  '.txt': 'text',
  '.csv': 'CSV',
};

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** The kinds as the owner reads them: 'PDF, Word (DOCX), and CSV'. */
export function kindNames({ documentKinds }: Pick<Limits, 'documentKinds'>): string {
  return LIST.format(new Set(documentKinds.map((kind) => KIND_NAMES[kind] ?? kind.slice(1).toUpperCase())));
}
