import { stopMailAlerts } from '@frontdesk/shared/endpoints/mail-alerts';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StopMailsPage } from './StopMailsPage';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => api.restore());

const open = (search = '?token=abc') => renderPage(<StopMailsPage />, { at: { pathname: '/stop-mails', search } });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Stop these emails' }));

test('stops emails when the button is pressed, not when the link is opened', async () => {
  api.on(stopMailAlerts, () => undefined);
  open();
  expect(api.calls).toHaveLength(0);
  await press();
  expect(await screen.findByText('You no longer get emails about conversations.')).toBeInTheDocument();
  expect(api.callsOf(stopMailAlerts)[0]?.request).toEqual({ token: 'abc' });
});

test('shows that a link is not valid, and can retry', async () => {
  api.on(stopMailAlerts, () => refuse(400, { message: 'The link is not valid.' }));
  open();
  await press();
  expect(await screen.findByText(/The link is not valid\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Stop these emails' })).toBeInTheDocument();
});

test('shows that a link without its token is incomplete', () => {
  open('');
  expect(screen.getByText(/The link is incomplete\./)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([401, 404])('shows that the server has no such emails when it answers %i', async (status) => {
  api.on(stopMailAlerts, () => refuse(status));
  open();
  await press();
  expect(await screen.findByText(/not available on this server/)).toBeInTheDocument();
});
