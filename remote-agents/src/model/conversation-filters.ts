import { CONVERSATION_OUTCOMES, type ConversationOutcome } from '@frontdesk/shared/endpoints/conversation';

/** Filters of the list; an absent field does not filter. */
export interface ConversationFilters {
  readonly agentId?: string;
  readonly outcome?: ConversationOutcome;
  /** First and last day, such as 2026-11-22, both included. */
  readonly from?: string;
  readonly to?: string;
  readonly search?: string;
}

const NAMES = { agentId: 'agent', outcome: 'outcome', from: 'from', to: 'to', search: 'search' } as const;
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const isOutcome = (text: string): text is ConversationOutcome => CONVERSATION_OUTCOMES.some((known) => known === text);

/** Reads the filters of an address. Skips unreadable ones. */
export function filtersFrom(params: URLSearchParams): ConversationFilters {
  const text = (name: keyof typeof NAMES) => (params.get(NAMES[name]) ?? '').trim();
  const [agentId, outcome, from, to, search] = [
    text('agentId'),
    text('outcome'),
    text('from'),
    text('to'),
    text('search').slice(0, 200),
  ];
  return {
    ...(agentId && { agentId }),
    ...(isOutcome(outcome) && { outcome }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(search && { search }),
  };
}

/** Returns the filters in the server's format. Days start in the owner's time zone. */
export function filterRequest(filters: ConversationFilters): ConversationFilters & { readonly timeZone?: string } {
  const hasDays = filters.from !== undefined || filters.to !== undefined;
  return hasDays ? { ...filters, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } : filters;
}

/** Writes the filters as the query of an address; '' without filters. */
export function filterQuery(filters: ConversationFilters): string {
  const params = new URLSearchParams();
  for (const [field, name] of Object.entries(NAMES)) {
    const value = filters[field as keyof ConversationFilters];
    if (value) params.set(name, value);
  }
  const query = params.toString();
  return query && `?${query}`;
}

export function isFiltered(filters: ConversationFilters): boolean {
  return Object.keys(filters).length > 0;
}
