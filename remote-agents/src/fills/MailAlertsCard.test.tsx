import { getMailAlerts, setMailAlerts } from '@frontdesk/shared/endpoints/mail-alerts';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { isSoundOn } from '@frontdesk/shared/visitor-sound';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MailAlertsCard } from './MailAlertsCard';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => api.restore());

test('selects when to get mail about conversations, and reverts a choice that was not saved', async () => {
  api.on(getMailAlerts, () => ({ mail: 'never' })).on(setMailAlerts, () => undefined);
  renderPage(<MailAlertsCard />);
  const field = await screen.findByLabelText('Notify me');
  expect(field).toHaveValue('never');
  await userEvent.selectOptions(field, 'Daily summary');
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(api.callsOf(setMailAlerts)[0]?.request).toEqual({ mail: 'daily' });
  api.on(setMailAlerts, () => refuse(500, { message: 'The disk is full.' }));
  await userEvent.selectOptions(field, 'Never');
  expect(await screen.findByText('This could not be saved. The disk is full.')).toBeInTheDocument();
  expect(field).toHaveValue('daily');
});

test('turns the sound for waiting visitors off in this browser', async () => {
  api.on(getMailAlerts, () => ({ mail: 'never' }));
  renderPage(<MailAlertsCard />);
  const sound = await screen.findByRole('switch', { name: /^Sound when a visitor is waiting/ });
  expect(sound).toBeChecked();
  await userEvent.click(sound);
  expect(sound).not.toBeChecked();
  expect(isSoundOn()).toBe(false);
  await userEvent.click(sound);
  expect(isSoundOn()).toBe(true);
});

test('offers no choice on a server without such emails', async () => {
  renderPage(<MailAlertsCard />);
  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(screen.queryByLabelText('Notify me')).not.toBeInTheDocument();
});
