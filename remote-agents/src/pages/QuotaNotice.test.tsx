import { getLimits } from '@frontdesk/shared/endpoints/limits';
import { fakeApi, renderPage } from '@frontdesk/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { QuotaUse } from '../model/limits';
import { QuotaNotice } from './QuotaNotice';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => api.restore());

const roomy = { used: 1, most: 1000 };

function serve(quotas: Partial<Record<'documents' | 'documentBytes' | 'agents', QuotaUse>>) {
  const limits = { documentKinds: ['.pdf'], documentBytes: 1000, chatCharacters: 4000 };
  const all = { documents: roomy, documentBytes: roomy, agents: roomy, qrCodes: roomy, ...quotas };
  api.on(getLimits, () => ({ ...limits, quotas: all }));
}

test('announces the document quota when four fifths of it are used', async () => {
  serve({ documents: { used: 800, most: 1000 } });
  renderPage(<QuotaNotice quotas={['documents', 'documentBytes']} />);
  await screen.findByText('You are using 800 of 1,000 documents. Delete some to make room.');
});

test('announces the quota for the total size of the documents', async () => {
  serve({ documentBytes: { used: 9_500_000_000, most: 10_000_000_000 } });
  renderPage(<QuotaNotice quotas={['documents', 'documentBytes']} />);
  await screen.findByText(/use 9.5 GB of 10 GB/);
});

test('shows nothing while there is room left, and never mentions other quotas', async () => {
  serve({ documents: { used: 799, most: 1000 }, agents: { used: 10, most: 10 } });
  renderPage(<QuotaNotice quotas={['documents', 'documentBytes']} />);
  await waitFor(() => expect(api.callsOf(getLimits)).toHaveLength(1));
  await act(async () => undefined);
  expect(screen.queryByText(/at most/)).not.toBeInTheDocument();
});

test('shows nothing on a server without quotas', async () => {
  api.on(getLimits, () => ({ documentKinds: ['.pdf'], documentBytes: 1000, chatCharacters: 4000 }));
  renderPage(<QuotaNotice quotas={['agents']} />);
  await waitFor(() => expect(api.callsOf(getLimits)).toHaveLength(1));
  await act(async () => undefined);
  expect(screen.queryByText(/at most/)).not.toBeInTheDocument();
});
