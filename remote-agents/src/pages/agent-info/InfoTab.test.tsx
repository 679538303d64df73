import { getBot, updateBot } from '@frontdesk/shared/endpoints/bot';
import { getModelUse } from '@frontdesk/shared/endpoints/language-model';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { AgentDetailPage } from '../agent-detail/AgentDetailPage';

const bot = {
  id: 7,
  name: 'Front desk',
  enabled: true,
  description: 'Answers',
  botTypeId: 3,
  configuration: '{"a":1}',
  modelName: 'small',
  clientId: 'client-1',
};

let api: ReturnType<typeof fakeApi>;
let logged: jest.SpyInstance;
let page: Awaited<ReturnType<typeof open>>;

async function open() {
  const opened = renderPage(<AgentDetailPage />, { at: '/agent/7', path: '/agent/:id' });
  await screen.findByLabelText('Name');
  return opened;
}

beforeEach(async () => {
  api = fakeApi().on(getBot, () => bot);
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  page = await open();
});
afterEach(() => {
  api.restore();
  logged.mockRestore();
});

const amount = { replies: 500, tokens: 1_000_000 };
const USE = {
  limits: { conversation: amount, visitor: amount, agent: amount },
  most: amount,
  days: [{ day: '2026-11-22', replies: 120, tokens: 80_000 }],
};

/** A server without length limits; each server has its own. */
const noLimits = { ...updateBot, request: v.any() };
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('saves name, description and the switch, and sends everything else unchanged', async () => {
  api.on(updateBot, () => null);
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), 'Night desk');
  expect(screen.getByText('Active')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('switch', { name: 'Enabled' }));
  expect(screen.getByText('Inactive')).toBeInTheDocument();
  await save();
  expect(await screen.findByText('Agent updated!')).toBeInTheDocument();
  expect(api.callsOf(updateBot)[0]?.request).toEqual({
    id: 7,
    name: 'Night desk',
    description: 'Answers',
    enabled: false,
    botTypeId: 3,
    configuration: '{"a":1}',
    modelName: 'small',
    clientId: 'client-1',
  });
});

test('keeps what somebody else saved meanwhile, unless it was also changed here', async () => {
  api.on(updateBot, () => null);
  await userEvent.type(screen.getByLabelText('Name'), ' two');
  const theirs = { ...bot, description: 'Answers at night', enabled: false, configuration: '{"a":2}' };
  api.on(getBot, () => theirs);
  await save();
  expect(await screen.findByText('Agent updated!')).toBeInTheDocument();
  const merged = { ...theirs, name: 'Front desk two' };
  expect(api.callsOf(updateBot)[0]?.request).toEqual(merged);
  await waitFor(() => expect(screen.getByLabelText('Description')).toHaveValue('Answers at night'));
});

test('can save without changes', async () => {
  api.on(updateBot, () => null);
  await save();
  expect(await screen.findByText('Agent updated!')).toBeInTheDocument();
});

test('can enable an agent that has a long description from another server', async () => {
  const description = 'x'.repeat(3000);
  api.on(getBot, () => ({ ...bot, description, enabled: false })).on(noLimits, () => null);
  cleanup();
  renderPage(<AgentDetailPage />, { at: '/agent/7', path: '/agent/:id' });
  await userEvent.click(await screen.findByRole('switch', { name: 'Enabled' }));
  await save();
  expect(await screen.findByText('Agent updated!')).toBeInTheDocument();
  expect(api.callsOf(updateBot)[0]?.request).toMatchObject({ enabled: true, description });
});

test('does not save an agent without a name', async () => {
  await userEvent.clear(screen.getByLabelText('Name'));
  await save();
  expect(screen.getByText('Name is required')).toBeInTheDocument();
  expect(api.callsOf(updateBot)).toHaveLength(0);
});

test('shows and logs a failure, and keeps the typed text', async () => {
  api.on(updateBot, () => refuse(409, 'Somebody else changed this agent.'));
  await userEvent.type(screen.getByLabelText('Description'), ' at night');
  await save();
  expect(await screen.findByText('Update failed. Check console for details.')).toBeInTheDocument();
  expect(screen.getByText('Somebody else changed this agent.')).toBeInTheDocument();
  expect(screen.getByLabelText('Description')).toHaveValue('Answers at night');
  expect(logged).toHaveBeenCalledWith('Update failed. Check console for details.', expect.any(Error));
});

test('restores unsaved changes after a visit to another page, and can discard them', async () => {
  await userEvent.type(screen.getByLabelText('Name'), ' two');
  page.unmount();
  await open();
  expect(screen.getByLabelText('Name')).toHaveValue('Front desk two');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Front desk');
  expect(screen.queryByText('Your unsaved changes are back.')).toBeNull();
});

describe('on a server with chat options', () => {
  const chatOptions = { starterQuestions: ['When?'], offersPerson: false, showsSources: true, privacyUrl: null };
  const update = () => userEvent.click(screen.getByRole('button', { name: 'Update' }));

  test('has one button that saves, even without changes, and offers to discard changes', async () => {
    expect(screen.queryByRole('button', { name: 'Update' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
    await userEvent.type(screen.getByLabelText('Name'), ' two');
    expect(screen.queryByRole('button', { name: 'Update' })).toBeNull();
    await userEvent.type(screen.getByLabelText('Instructions'), 'Be formal.');
    expect(screen.getByRole('button', { name: 'Update' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText('Instructions')).toHaveValue('');
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    await save();
    expect(await screen.findByText('Agent updated!')).toBeInTheDocument();
  });

  beforeEach(async () => {
    api.on(getBot, () => ({ ...bot, chatOptions })).on(updateBot, () => null);
    cleanup();
    page = await open();
  });

  test('saves the chat options together with the rest', async () => {
    await userEvent.type(screen.getByLabelText('Name'), ' two');
    await userEvent.type(screen.getByLabelText('Starter questions'), '{Enter}{Enter}  Where?  ');
    await userEvent.click(screen.getByRole('switch', { name: 'Offer a person' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Show the source under a reply' }));
    await userEvent.type(screen.getByLabelText('Privacy link'), 'https://shop.example/privacy');
    await update();
    expect(await screen.findByText('Agent updated!')).toBeInTheDocument();
    expect(api.callsOf(updateBot)[0]?.request).toMatchObject({
      name: 'Front desk two',
      chatOptions: {
        starterQuestions: ['When?', 'Where?'],
        offersPerson: true,
        showsSources: false,
        privacyUrl: 'https://shop.example/privacy',
      },
    });
  });

  test('saves how long visitors wait for a person, once a person is offered', async () => {
    expect(screen.queryByLabelText('Wait for a person')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('switch', { name: 'Offer a person' }));
    expect(screen.getByLabelText('Wait for a person')).toHaveDisplayValue('2 minutes');
    await userEvent.selectOptions(screen.getByLabelText('Wait for a person'), 'Ask for email immediately');
    await update();
    expect(await screen.findByText('Agent updated!')).toBeInTheDocument();
    const configuration = Object(api.callsOf(updateBot)[0]?.request).configuration;
    expect(JSON.parse(configuration)).toMatchObject({ waitMinutes: 0 });
  });

  test('saves how the agent replies in its configuration, and keeps what others wrote there', async () => {
    api.on(getModelUse, () => ({ ...USE, usualModel: 'small', models: ['small', 'large'] }));
    cleanup();
    page = await open();
    await userEvent.type(screen.getByLabelText('Instructions'), 'Be formal.');
    await userEvent.selectOptions(await screen.findByLabelText('Model'), 'large');
    await userEvent.type(screen.getByLabelText('When nothing is found'), 'Please ring.');
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'Deutsch');
    expect(screen.getByText('Used today: 120 of 500 replies, 80,000 of 1,000,000 tokens')).toBeInTheDocument();
    expect(screen.getByLabelText('Replies per day in total')).toHaveAttribute('placeholder', '500');
    await userEvent.type(screen.getByLabelText('Replies per day in total'), '200');
    await update();
    expect(await screen.findByText('Agent updated!')).toBeInTheDocument();
    const request = api.callsOf(updateBot)[0]?.request as { configuration: string; modelName: string };
    expect(request.modelName).toBe('large');
    expect(JSON.parse(request.configuration)).toEqual({
      a: 1,
      instructions: 'Be formal.',
      whenNothingIsFound: 'Please ring.',
      language: 'de',
      limits: { agent: { replies: 200, tokens: null } },
    });
  });

  test('offers neither models nor limits without a language model', async () => {
    api.on(getModelUse, () => ({ ...USE, usualModel: null, models: [], days: [] }));
    cleanup();
    page = await open();
    expect(await screen.findByText(/This server has no language model/)).toBeInTheDocument();
    expect(screen.getByLabelText('When nothing is found')).toBeInTheDocument();
    expect(screen.queryByLabelText('Model')).toBeNull();
    expect(screen.queryByLabelText('Replies per day in total')).toBeNull();
  });

  test('hides the limits under Advanced, which opens for an invalid limit', async () => {
    api.on(getModelUse, () => ({ ...USE, usualModel: 'small', models: [] }));
    cleanup();
    page = await open();
    const limit = await screen.findByLabelText('Replies per day in total');
    const details = screen.getByText('Advanced').closest('details');
    expect(details).not.toHaveAttribute('open');
    await userEvent.type(limit, 'many');
    await update();
    expect(details).toHaveAttribute('open');
    expect(limit).toHaveFocus();
    expect(api.callsOf(updateBot)).toHaveLength(0);
  });

  test('offers no choice of models when there is only one', async () => {
    api.on(getModelUse, () => ({ ...USE, usualModel: 'small', models: [] }));
    cleanup();
    page = await open();
    expect(await screen.findByLabelText('Replies per day in total')).toBeInTheDocument();
    expect(screen.queryByLabelText('Model')).toBeNull();
  });

  test('refuses five questions, a long question and an invalid address', async () => {
    await userEvent.clear(screen.getByLabelText('Starter questions'));
    await userEvent.type(screen.getByLabelText('Starter questions'), 'a{Enter}b{Enter}c{Enter}d{Enter}e');
    await userEvent.type(screen.getByLabelText('Privacy link'), 'javascript:alert(1)');
    await update();
    expect(screen.getByText('At most 4 questions')).toBeInTheDocument();
    expect(screen.getByText('Enter a web address like https://shop.example/privacy')).toBeInTheDocument();
    expect(api.callsOf(updateBot)).toHaveLength(0);
  });
});

test('shows no chat options on a server without them', () => {
  expect(screen.queryByLabelText('Starter questions')).toBeNull();
  expect(screen.queryByLabelText('Instructions')).toBeNull();
  expect(api.callsOf(getModelUse)).toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Update' })).toBeNull();
});
