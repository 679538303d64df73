import { fillDemonstration, getDemonstration, removeDemonstration } from '@frontdesk/shared/endpoints/demonstration';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Demonstration } from './Demonstration';

let api: ReturnType<typeof fakeApi>;
let state: string;
beforeEach(() => {
  state = 'none';
  api = fakeApi()
    .on(getDemonstration, () => ({ state }))
    .on(fillDemonstration, () => {
      state = 'filling';
      return { state };
    });
});
afterEach(() => api.restore());

const button = (name: string) => screen.findByRole('button', { name });

test('offers a demo hotel to an owner with nothing yet, and shows when it is ready', async () => {
  renderPage(<Demonstration isEmpty />);
  await userEvent.click(await button('Try it with a demo hotel'));
  expect(await screen.findByText(/The demo hotel is being set up/)).toBeInTheDocument();
  state = 'ready';
  expect(await screen.findByText('You are looking at a demo hotel.')).toBeInTheDocument();
  expect(screen.getByText('The demo hotel is ready.')).toBeInTheDocument();
  expect(api.callsOf(fillDemonstration)).toHaveLength(1);
});

test('still offers the demo hotel, in a single line, to an owner who has an agent but no code', async () => {
  renderPage(<Demonstration isEmpty={false} isNew />);
  expect(await screen.findByText('You can also look around a busy front desk.')).toBeInTheDocument();
  await userEvent.click(await button('Try it with a demo hotel'));
  expect(api.callsOf(fillDemonstration)).toHaveLength(1);
});

test('offers nothing to an owner who has her own agents and codes', async () => {
  renderPage(<Demonstration isEmpty={false} />);
  await waitFor(() => expect(api.callsOf(getDemonstration)).toHaveLength(1));
  // By then the offer would be visible.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('shows the reason for a refusal', async () => {
  api.on(fillDemonstration, () => refuse(409, { message: 'You are using 9 of 10 agents.' }));
  renderPage(<Demonstration isEmpty />);
  await userEvent.click(await button('Try it with a demo hotel'));
  expect(await screen.findByText(/could not be set up\. You are using 9 of 10/)).toBeInTheDocument();
});

test('reports that filling failed', async () => {
  state = 'filling';
  renderPage(<Demonstration isEmpty />);
  await screen.findByText(/The demo hotel is being set up/);
  state = 'none';
  expect(await screen.findByText('The demo hotel could not be set up.')).toBeInTheDocument();
});

test('removes a demo hotel after a confirmation', async () => {
  state = 'ready';
  api.on(removeDemonstration, () => {
    state = 'none';
    return {};
  });
  renderPage(<Demonstration isEmpty={false} />);
  await userEvent.click(await button('Remove the demo'));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/What you added yourself stays\./)).toBeInTheDocument();
  expect(api.callsOf(removeDemonstration)).toHaveLength(0);
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The demo hotel was removed.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('You are looking at a demo hotel.')).not.toBeInTheDocument());
});

test('can fill or remove a demonstration that a restart interrupted', async () => {
  state = 'stopped';
  renderPage(<Demonstration isEmpty={false} />);
  expect(await button('Remove the demo')).toBeInTheDocument();
  await userEvent.click(await button('Set it up again'));
  expect(await screen.findByText(/The demo hotel is being set up/)).toBeInTheDocument();
});

test('shows nothing on a server without the call', async () => {
  api.on(getDemonstration, () => refuse(404));
  renderPage(<Demonstration isEmpty />);
  await waitFor(() => expect(api.callsOf(getDemonstration)).toHaveLength(1));
  // By then the offer would be visible.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
