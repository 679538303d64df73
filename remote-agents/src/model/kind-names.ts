import type { Limits } from './limits';

const KIND_NAMES: Readonly<Record<string, string>> = {
  '.pdf': 'PDF',
  '.docx': 'Word (DOCX)',
  '.odt': 'OpenDocument (ODT)',
  '.xlsx': 'Excel (XLSX)',
  '.pptx': 'PowerPoint (PPTX)',
  '.html': 'HTML',
  '.htm': 'HTML',
  '.md': 'Markdown',
  '.markdown': 'Markdown',
  '.txt': 'text',
  '.csv': 'CSV',
  '.tsv': 'CSV',
};

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** Names the kinds of documents for the owner: 'PDF, Word (DOCX), and CSV'. */
export function kindNames({ documentKinds }: Pick<Limits, 'documentKinds'>): string {
  return LIST.format(new Set(documentKinds.map((kind) => KIND_NAMES[kind] ?? kind.slice(1).toUpperCase())));
}
