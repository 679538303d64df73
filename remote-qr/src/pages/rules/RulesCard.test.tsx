import { getLinkRules } from '@frontdesk/shared/endpoints/link-rules';
import { fakeApi, renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import { RulesCard } from './RulesCard';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => api.restore());

test.each([
  [null, /^Counted from when you save it\./],
  [5, /^2 of 5 scans used\./],
])('says that repeated scans count for a limit of %p', async (endsAfter, begins) => {
  api.on(getLinkRules, () => ({ rules: [], endsAfter, counted: 2, agents: [] }));
  renderPage(<RulesCard qrId="7" hasPassword />, { at: '/MyQr/7', path: '/MyQr/:id' });
  const field = await screen.findByLabelText('Ends after this many scans (optional)');
  expect(field).toHaveAccessibleDescription(begins);
  expect(field).toHaveAccessibleDescription(/Every scan counts, even a second scan by the same phone\./);
});
