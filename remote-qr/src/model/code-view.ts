import { QR_TYPES, type QrType } from '@frontdesk/shared/endpoints/qr';

export const SORTS = ['newest', 'oldest', 'name', 'scans'] as const;
export type Sort = (typeof SORTS)[number];

const CHANGEABLE = ['yes', 'no'] as const;

/** The filters and the sort order for the list of saved codes. */
export interface CodeView {
  readonly search: string;
  readonly kind: QrType | null;
  readonly tag: string | null;
  /** Whether to list codes that can be changed later, or those that cannot; null for both. */
  readonly changeable: (typeof CHANGEABLE)[number] | null;
  readonly sort: Sort;
}

export type CodeFilters = Omit<CodeView, 'search'>;

export const NO_FILTERS: CodeFilters = { kind: null, tag: null, changeable: null, sort: 'newest' };

/** Reads a view from an address. Unknown values count as absent. */
export function readView(parameters: URLSearchParams): CodeView {
  const oneOf = <T extends string>(known: readonly T[], name: string): T | null =>
    known.find((value) => value.toLowerCase() === parameters.get(name)?.toLowerCase()) ?? null;
  return {
    search: parameters.get('search') ?? '',
    kind: oneOf(QR_TYPES, 'kind'),
    tag: parameters.get('tag')?.trim() || null,
    changeable: oneOf(CHANGEABLE, 'changeable'),
    sort: oneOf(SORTS, 'sort') ?? 'newest',
  };
}

/** Writes a view into an address, and keeps its other parameters. */
export function writeView(before: URLSearchParams, view: Partial<CodeView>): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(view)) {
    if (value === null || value.trim() === '' || (name === 'sort' && value === 'newest')) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
