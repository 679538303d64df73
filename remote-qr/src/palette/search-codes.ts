import type { QueryClient } from '@frontdesk/shared/query';
import { getMyQrs } from '../api/codes';
import * as messages from '../messages/home';
import { urls } from '../urls';

/** Returns every saved code for the palette. */
export async function searchCodes(queries: QueryClient) {
  const codes = await queries.fetchQuery(getMyQrs());
  return codes.map(({ name }) => ({
    label: name,
    to: `${urls.myQr}?search=${encodeURIComponent(name)}`,
    kind: messages.kind,
  }));
}
