import { ApiError, expireSession, sessionStore, showToast } from '@frontdesk/shared/app';
import { exportConversations as endpoint } from '@frontdesk/shared/endpoints/conversation';
import { offerFile } from '@frontdesk/shared/files';
import { exporting as words } from '../../messages/conversations';
import { type ConversationFilters, filterRequest, isFiltered } from '../../model/conversations';
import { isUnavailable } from '../is-unavailable';

export type ExportFormat = 'csv' | 'json';

/**
 * Downloads the filtered list, or says that the server has no export. Loads with the first export. Throws `ApiError`.
 */
export async function exportConversations(filters: ConversationFilters, format: ExportFormat): Promise<void> {
  try {
    offerFile(await fetchFile(filters, format), `${words.fileName}.${format}`);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    showToast('error', words.unavailable);
  }
}

/** The file may be large, so the page never reads it as text. */
async function fetchFile(filters: ConversationFilters, format: ExportFormat): Promise<Blob> {
  const { token } = sessionStore.getState();
  const query = new URLSearchParams({ ...(isFiltered(filters) && filterRequest(filters)), format });
  let response: Response;
  try {
    // biome-ignore lint/style/noRestrictedGlobals: the answer is a file, which `call` would read as text.
    response = await fetch(`${endpoint.path}?${query}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    if (response.ok) return await response.blob();
  } catch {
    throw new ApiError('network', words.noResponse);
  }
  if (response.status === 401) expireSession(token);
  const kind = response.status === 401 ? 'session' : 'status';
  throw new ApiError(kind, words.refused(response.status), response.status);
}
