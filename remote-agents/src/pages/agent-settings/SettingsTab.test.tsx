import { getBot } from '@frontdesk/shared/endpoints/bot';
import { fakeApi, renderPage } from '@frontdesk/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AgentDetailPage } from '../agent-detail/AgentDetailPage';

const defaults = {
  headerColor: '#724ae8',
  incomingBg: '#f2f2f2',
  outgoingBg: '#724ae8',
  textColor: '#fff',
  width: '420px',
  height: '510px',
  fontFamily: 'Poppins, sans-serif',
  iconStyle: 'rounded',
};

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  localStorage.clear();
  api = fakeApi().on(getBot, () => ({ id: 7, name: 'Front desk' }));
});
afterEach(() => {
  api.restore();
  jest.restoreAllMocks();
});

async function open() {
  renderPage(<AgentDetailPage />, { at: '/agent/7/settings', path: '/agent/:id/:tab' });
  await screen.findByLabelText('Width');
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const stored = () => JSON.parse(localStorage.getItem('chatbot-theme:7') ?? 'null');

test('the theme begins with the defaults and is saved for this agent', async () => {
  await open();
  expect(screen.getByLabelText('Header color')).toHaveValue('#724ae8');
  expect(screen.getByLabelText('Text color')).toHaveValue('#ffffff');
  expect(screen.getByLabelText('Width')).toHaveValue('420px');
  expect(screen.getByLabelText('Icon style')).toHaveDisplayValue('Rounded');
  await save();
  expect(await screen.findByText('Theme saved to localStorage!')).toBeInTheDocument();
  expect(stored()).toEqual(defaults);
});

test('what was changed is saved, and there when the agent is opened again', async () => {
  localStorage.setItem('chatbot-theme:7', JSON.stringify({ ...defaults, headerColor: '#112233' }));
  await open();
  expect(screen.getByLabelText('Header color')).toHaveValue('#112233');
  fireEvent.change(screen.getByLabelText('Incoming background'), { target: { value: '#abcdef' } });
  await userEvent.clear(screen.getByLabelText('Height'));
  await userEvent.type(screen.getByLabelText('Height'), '600');
  await userEvent.selectOptions(screen.getByLabelText('Icon style'), 'Outlined');
  await save();
  expect(stored()).toEqual({
    ...defaults,
    headerColor: '#112233',
    incomingBg: '#abcdef',
    height: '600px',
    iconStyle: 'outlined',
  });
  expect(screen.getByLabelText('Height')).toHaveValue('600px');
});

test('a value that does not belong in a stylesheet is refused', async () => {
  await open();
  await userEvent.clear(screen.getByLabelText('Font family'));
  await userEvent.type(screen.getByLabelText('Font family'), 'x;}}body');
  await save();
  expect(screen.getByText(/^Write font names with commas between/)).toBeInTheDocument();
  expect(stored()).toBeNull();
});

test('a browser that stores nothing is told as a failure', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  await open();
  await save();
  expect(await screen.findByText('Failed to save theme.')).toBeInTheDocument();
});

test('the defaults can be had back', async () => {
  localStorage.setItem('chatbot-theme:7', JSON.stringify({ ...defaults, width: '300px' }));
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Reset to defaults' }));
  expect(screen.getByLabelText('Width')).toHaveValue('420px');
});
