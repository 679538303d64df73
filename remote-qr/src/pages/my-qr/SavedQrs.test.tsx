import { signIn } from '@frontdesk/shared/app';
import { getLimits } from '@frontdesk/shared/endpoints/limits';
import { QueryClient } from '@frontdesk/shared/query';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { qrQuotaQuery } from '../../api/code-details';
import { QuotaNotice } from './SavedQrs';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => api.restore());

const ample = { used: 0, most: 1_000_000 };
const limits = { documentKinds: [], documentBytes: 1, chatCharacters: 1 };

async function showNothing() {
  await waitFor(() => expect(api.callsOf(getLimits)).toHaveLength(1));
  await act(async () => undefined);
  expect(screen.queryByText(/at most/)).not.toBeInTheDocument();
}

test.each([
  [799, false],
  [800, true],
])('announces %i of 1,000 codes: %s', async (used, isAnnounced) => {
  const quotas = { documents: ample, documentBytes: ample, agents: ample, qrCodes: { used, most: 1000 } };
  api.on(getLimits, () => ({ ...limits, quotas }));
  renderPage(<QuotaNotice used={used} />);
  if (isAnnounced) {
    await screen.findByText('You are using 800 of 1,000 saved QR codes. Delete some to make room.');
  } else await showNothing();
});

test('shows nothing on a server without the call', async () => {
  api.on(getLimits, () => refuse(404, { message: 'Not found' }));
  renderPage(<QuotaNotice used={5000} />);
  await showNothing();
});

test('reads a quota again on the next page after a failure', async () => {
  signIn('token');
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  api.on(getLimits, () => refuse(503));
  await expect(queries.fetchQuery(qrQuotaQuery)).rejects.toMatchObject({ status: 503 });
  const quotas = { documents: ample, documentBytes: ample, agents: ample, qrCodes: { used: 1, most: 1000 } };
  api.on(getLimits, () => ({ ...limits, quotas }));
  await expect(queries.fetchQuery(qrQuotaQuery)).resolves.toBe(1000);
});
