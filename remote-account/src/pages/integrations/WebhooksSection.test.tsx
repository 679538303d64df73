import { storeDraft } from '@frontdesk/shared/app';
import * as endpoints from '@frontdesk/shared/endpoints/webhook';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WebhooksSection } from './WebhooksSection';

const DELIVERY = {
  id: 'd',
  type: 'webhook.test',
  createdAt: '2026-01-15T09:30:00Z',
  state: 'failed',
  attempts: 10,
  triedAt: '2026-01-18T13:00:00Z',
  nextAt: null,
  problem: 'The receiver answered 500.',
};
const SHOP = {
  id: 'w',
  address: 'https://shop.example/hooks',
  events: ['code.scanned', 'person.wanted'],
  isOn: true,
  offReason: null,
  failingSince: null,
  createdAt: '2026-01-15T09:30:00Z',
  oldSecretUntil: null,
  lastDelivery: null,
};

let api: ReturnType<typeof fakeApi>;
let webhooks: object[];
let deliveries: object[];
beforeEach(() => {
  storeDraft('webhook', undefined);
  storeDraft('webhook/w', undefined);
  webhooks = [SHOP];
  deliveries = [];
  api = fakeApi()
    .on(endpoints.getWebhooks, () => ({ webhooks }))
    .on(endpoints.getWebhookDeliveries, () => ({ deliveries }));
});
afterEach(() => api.restore());

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function openDetails() {
  renderPage(<WebhooksSection />);
  await userEvent.click(await screen.findByRole('button', { name: 'Details' }));
  return screen.findByRole('dialog', { name: SHOP.address });
}

test('lists each webhook with its address, events, state and last delivery', async () => {
  webhooks = [
    SHOP,
    { ...SHOP, id: 'x', events: ['code.scanned'], failingSince: '2026-01-15T09:30:00Z', lastDelivery: DELIVERY },
    { ...SHOP, id: 'y', events: ['code.scanned'], isOn: false, failingSince: '2026-01-15T09:30:00Z' },
  ];
  renderPage(<WebhooksSection />);
  const table = await screen.findByRole('table', { name: 'Webhooks' });
  const [, first, second, third] = within(table).getAllByRole('row');
  const cellsOf = (row: HTMLElement | undefined) =>
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent?.trim());
  expect(cellsOf(first)).toEqual([
    SHOP.address,
    'code.scannedperson.wanted',
    'On',
    'Last delivery None yet',
    'Details',
  ]);
  expect(cellsOf(second)[2]).toBe('Failing');
  expect(cellsOf(second)[3]).toMatch(/^Last delivery Failed /);
  expect(cellsOf(third)[2]).toBe('Off');
});

test('says that there are no webhooks, and when they cannot be loaded', async () => {
  webhooks = [];
  renderPage(<WebhooksSection />);
  expect(await screen.findByText('There are no webhooks yet.')).toBeInTheDocument();
  cleanup();
  api.on(endpoints.getWebhooks, () => refuse(500, { message: 'No.' }));
  renderPage(<WebhooksSection />);
  expect(await screen.findByText('The webhooks could not be loaded.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'New webhook' })).not.toBeInTheDocument();
});

test('creates a webhook with the chosen events and shows its secret once', async () => {
  api.on(endpoints.createWebhook, () => ({ id: 'n', secret: 'whsec_abc' }));
  renderPage(<WebhooksSection />);
  await userEvent.click(await screen.findByRole('button', { name: 'New webhook' }));
  await press('Create webhook');
  expect(screen.getByText('Address is required')).toBeInTheDocument();
  expect(screen.getByText('Choose at least one event.')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Address'), 'https://crm.example/in');
  await userEvent.click(screen.getByRole('checkbox', { name: /^question\.unanswered/ }));
  await press('Create webhook');
  expect(await screen.findByRole('heading', { name: 'Secret for crm.example' })).toBeInTheDocument();
  expect(screen.getByLabelText('Secret')).toHaveValue('whsec_abc');
  expect(api.callsOf(endpoints.createWebhook)[0]?.request).toEqual({
    address: 'https://crm.example/in',
    events: ['question.unanswered'],
  });
  await press('Close');
  expect(screen.queryByDisplayValue('whsec_abc')).not.toBeInTheDocument();
});

test('shows why a webhook is refused, and keeps what was typed', async () => {
  api.on(endpoints.createWebhook, () => refuse(400, { message: 'This address is on a private network.' }));
  renderPage(<WebhooksSection />);
  await userEvent.click(await screen.findByRole('button', { name: 'New webhook' }));
  await userEvent.type(screen.getByLabelText('Address'), 'https://10.0.0.1/');
  await userEvent.click(screen.getByRole('checkbox', { name: /^code\.scanned/ }));
  await press('Create webhook');
  expect(
    await screen.findByText('The webhook was not saved. This address is on a private network.'),
  ).toBeInTheDocument();
  expect(screen.getByLabelText('Address')).toHaveValue('https://10.0.0.1/');
});

test('changes the address and the events of a webhook', async () => {
  api.on(endpoints.changeWebhook, () => undefined);
  await openDetails();
  await press('Edit webhook');
  expect(screen.getByRole('checkbox', { name: /^person\.wanted/ })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: /^person\.wanted/ }));
  await press('Save');
  expect(await screen.findByText('The webhook was saved.')).toBeInTheDocument();
  expect(api.callsOf(endpoints.changeWebhook)[0]?.request).toEqual({
    id: 'w',
    address: SHOP.address,
    events: ['code.scanned'],
    isOn: true,
  });
});

test('sends a test event, and lists it', async () => {
  api.on(endpoints.testWebhook, () => {
    deliveries = [{ ...DELIVERY, state: 'delivered', attempts: 1, problem: null }];
    return { deliveryId: 'd' };
  });
  const dialog = await openDetails();
  expect(await within(dialog).findByText('Nothing has been sent yet.')).toBeInTheDocument();
  await press('Send test event');
  expect(await screen.findByText('The event is on its way.')).toBeInTheDocument();
  expect(await within(dialog).findByText('webhook.test')).toBeInTheDocument();
  expect(within(dialog).getByText('Delivered')).toBeInTheDocument();
});

test('shows why a delivery failed, and sends it again', async () => {
  deliveries = [DELIVERY];
  api.on(endpoints.resendWebhookDelivery, () => undefined);
  const dialog = await openDetails();
  expect(await within(dialog).findByText('The receiver answered 500.')).toBeInTheDocument();
  expect(within(dialog).getByText(/10 attempts/)).toBeInTheDocument();
  await press('Send again');
  expect(await screen.findByText('The event is on its way.')).toBeInTheDocument();
  expect(api.callsOf(endpoints.resendWebhookDelivery)[0]?.request).toEqual({ id: 'd' });
});

test('turns on a webhook that the server turned off', async () => {
  webhooks = [{ ...SHOP, isOn: false, offReason: 'Nothing was delivered for three days.' }];
  deliveries = [DELIVERY];
  api.on(endpoints.changeWebhook, () => {
    webhooks = [SHOP];
  });
  const dialog = await openDetails();
  expect(dialog).toHaveTextContent('Nothing was delivered for three days. Nothing is sent while the webhook is off.');
  await within(dialog).findByText('Failed');
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  await press('Turn on');
  expect(await screen.findByRole('button', { name: 'Turn off' })).toBeInTheDocument();
  expect(api.callsOf(endpoints.changeWebhook)[0]?.request).toMatchObject({ id: 'w', isOn: true });
});

test('replaces the secret after a confirmation, and shows the new one', async () => {
  api.on(endpoints.rotateWebhookSecret, () => ({ secret: 'whsec_new' }));
  await openDetails();
  await press('New secret');
  const question = screen.getByRole('alertdialog');
  expect(question).toHaveTextContent('Calls are signed with both secrets for 24 hours.');
  await userEvent.click(within(question).getByRole('button', { name: 'New secret' }));
  expect(await screen.findByLabelText('Secret')).toHaveValue('whsec_new');
});

test('deletes a webhook after a confirmation, and shows why that failed', async () => {
  api.on(endpoints.deleteWebhook, () => refuse(404, { message: 'There is no such webhook.' }));
  await openDetails();
  await press('Delete');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The change failed. There is no such webhook.')).toBeInTheDocument();
  api.on(endpoints.deleteWebhook, () => {
    webhooks = [];
  });
  await screen.findByRole('dialog', { name: SHOP.address });
  await press('Delete');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The webhook to shop.example was deleted.')).toBeInTheDocument();
  expect(await screen.findByText('There are no webhooks yet.')).toBeInTheDocument();
});
