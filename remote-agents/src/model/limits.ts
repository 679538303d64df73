/** What a server accepts. Null in its place means that the server does not say, so nothing is refused here. */
export interface Limits {
  /** File extensions: '.pdf'. */
  readonly documentKinds: readonly string[];
  readonly documentBytes: number;
  readonly chatCharacters: number;
  /** What the organization has and may have; absent on a server without quotas. */
  readonly quotas?: Readonly<Record<Quota, QuotaUse>> | undefined;
}

export type Quota = 'documents' | 'documentBytes' | 'agents';

export interface QuotaUse {
  readonly used: number;
  readonly most: number;
}

const SHARE_TO_ANNOUNCE = 0.8;

/** The first of `quotas` of which four fifths are used; null while there is room enough. */
export function nearlyUsedQuota(limits: Limits | null | undefined, quotas: readonly Quota[]) {
  for (const quota of quotas) {
    const use = limits?.quotas?.[quota];
    if (use && use.used >= use.most * SHARE_TO_ANNOUNCE) return { quota, ...use };
  }
  return null;
}

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

/** The kinds as the owner reads them: 'PDF, Word (DOCX), and CSV'. */
export function kindNames({ documentKinds }: Pick<Limits, 'documentKinds'>): string {
  return LIST.format(new Set(documentKinds.map((kind) => KIND_NAMES[kind] ?? kind.slice(1).toUpperCase())));
}
