import { ApiError, expireSession, sessionStore } from '@frontdesk/shared/app';
import { exportConversations as endpoint } from '@frontdesk/shared/endpoints/conversation';
import { type ConversationFilters, filterRequest, isFiltered } from '../model/conversation-filters';

export type ExportFormat = 'csv' | 'json';

/**
 * Returns the filtered list as a file. The file may be large, so the page never holds it as text. Throws `ApiError`.
 */
export async function exportConversations(filters: ConversationFilters, format: ExportFormat): Promise<Blob> {
  const { token } = sessionStore.getState();
  const query = new URLSearchParams({ ...(isFiltered(filters) && filterRequest(filters)), format });
  let response: Response;
  try {
    // biome-ignore lint/style/noRestrictedGlobals: the answer is a file, which `call` would read as a text.
    response = await fetch(`${endpoint.path}?${query}`, { headers: { Authorization: `Bearer ${token}` } });
    if (response.ok) return await response.blob();
  } catch {
    throw new ApiError('network', 'No response from server. Please try again later.');
  }
  if (response.status === 401) expireSession(token);
  const kind = response.status === 401 ? 'session' : 'status';
  throw new ApiError(kind, `The server could not do this (error ${response.status}).`, response.status);
}
