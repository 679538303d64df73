import { RouterLink, useLocation, useNavigate } from '@frontdesk/shared/app';
import {
  generateCalendarEventQr,
  generateUrlQr,
  generateWhatsappQr,
  getMyQrs,
  saveQr,
} from '@frontdesk/shared/endpoints/qr';
import { fakeApi, renderPage } from '@frontdesk/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QrCalendarEventPage } from './forms/QrCalendarEventPage';
import { QrUrlPage } from './forms/QrUrlPage';
import { QrWhatsappPage } from './forms/QrWhatsappPage';
import { downloadCard } from './my-qr/download-card';
import { MyQrPage } from './my-qr/MyQrPage';
import { QrResultPage } from './result/QrResultPage';

jest.mock('../image/code-tools');
jest.mock('./my-qr/download-card');

const PAGES: Record<string, React.ReactNode> = {
  '/MyQr': <MyQrPage />,
  '/QrUrlCodeGen': <QrUrlPage />,
  '/QrWhatsappCodeGen': <QrWhatsappPage />,
  '/QrCalendarEventCodeGen': <QrCalendarEventPage />,
  '/QrResult': <QrResultPage />,
};

function Site() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <RouterLink to={pathname}>Open anew</RouterLink>
      <button type="button" onClick={() => navigate('#content')}>
        Skip to content
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      {PAGES[pathname]}
    </>
  );
}

const image = () => ({ dataUrl: 'data:image/png;base64,AA==' });
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi()
    .on(generateUrlQr, image)
    .on(generateWhatsappQr, image)
    .on(generateCalendarEventQr, image)
    .on(saveQr, () => null);
});
afterEach(() => api.restore());

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const EVENT = {
  subject: 'Tasting',
  description: 'Six wines',
  location: 'Cellar',
  startTime: '2026-05-01T18:00',
  endTime: '2026-05-01T20:00',
};

test.each([
  ['Url', { Url: 'https://example.com' }, 'URL', { Url: 'https://example.com/new' }],
  ['Whatsapp', { number: '491512345678', message: 'Hi' }, 'Message', { number: '491512345678', message: 'Hi/new' }],
  ['CalendarEvent', EVENT, 'Location', { ...EVENT, location: 'Cellar/new' }],
])('edits a saved %s code and saves it under the same id', async (Type, payload, label, changed) => {
  api.on(getMyQrs, () => [
    { id: 42, name: 'Front door', type: Type, payload: JSON.stringify({ ...payload, Name: 'Front door', Type }) },
  ]);
  renderPage(<Site />, { at: '/MyQr', path: '*' });

  await press('Edit Front door');
  await userEvent.type(screen.getByLabelText(label), '/new');
  await press('Generate QR Code');

  expect(await screen.findByLabelText('Name')).toHaveValue('Front door');
  await userEvent.type(screen.getByLabelText('Name'), ' 2');
  await press('Save QR Code');

  expect(await screen.findByText('QR Code saved successfully')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'My Qr' })).toBeInTheDocument();
  expect(api.callsOf(saveQr).map(({ request }) => request)).toEqual([
    { ...changed, Name: 'Front door 2', Type, Id: 42 },
  ]);
});

test('changes a saved code to another type under the same id, and back with its content', async () => {
  api.on(getMyQrs, () => [{ id: 42, name: 'Front door', type: 'Url', payload: '{"Url":"https://example.com"}' }]);
  renderPage(<Site />, { at: '/MyQr', path: '*' });
  await press('Edit Front door');
  const openKind = (name: string) =>
    userEvent.click(within(screen.getByRole('navigation', { name: 'Kinds of codes' })).getByRole('link', { name }));
  await openKind('WhatsApp');
  expect(screen.getByText(/^You are editing “Front door”/)).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Number'), '+49 151 2345678');
  await openKind('URL');
  expect(screen.getByLabelText('URL')).toHaveValue('https://example.com');
  await openKind('WhatsApp');
  await userEvent.type(screen.getByLabelText('Message'), 'Hi');
  await press('Generate QR Code');
  await press('Save QR Code');
  expect(await screen.findByText('QR Code saved successfully')).toBeInTheDocument();
  expect(api.callsOf(saveQr).map(({ request }) => request)).toEqual([
    { number: '491512345678', message: 'Hi', Name: 'Front door', Type: 'Whatsapp', Id: 42 },
  ]);
});

test('asks before an edited code is saved over newer changes, and keeps what only others changed', async () => {
  const codeOf = (name: string, Url: string) => [{ id: 42, name, type: 'Url', payload: JSON.stringify({ Url }) }];
  let stored = codeOf('Front door', 'https://example.com');
  api.on(getMyQrs, () => stored);
  renderPage(<Site />, { at: '/MyQr', path: '*' });
  await press('Edit Front door');
  await userEvent.type(screen.getByLabelText('URL'), '/new');
  await press('Generate QR Code');
  await screen.findByLabelText('Name');
  stored = codeOf('Back door', 'https://example.com/theirs');
  await press('Save QR Code');
  const dialog = await screen.findByRole('dialog', { name: 'Somebody saved newer changes' });
  expect(dialog).toHaveTextContent('URLSaved versionhttps://example.com/theirsYourshttps://example.com/new');
  expect(dialog).not.toHaveTextContent('Back door');
  await press('Back to the form');
  expect(api.callsOf(saveQr)).toEqual([]);
  await press('Save QR Code');
  await press('Save mine');
  expect(await screen.findByText('QR Code saved successfully')).toBeInTheDocument();
  expect(api.callsOf(saveQr).map(({ request }) => request)).toEqual([
    { Url: 'https://example.com/new', Name: 'Back door', Type: 'Url', Id: 42 },
  ]);
});

test('asks about the whole content when somebody changed the kind of an edited code', async () => {
  let stored = { id: 42, name: 'Front door', type: 'Url', payload: '{"Url":"https://example.com"}' };
  api.on(getMyQrs, () => [stored]);
  renderPage(<Site />, { at: '/MyQr', path: '*' });
  await press('Edit Front door');
  await userEvent.type(screen.getByLabelText('URL'), '/new');
  await press('Generate QR Code');
  await screen.findByLabelText('Name');
  stored = { ...stored, type: 'Whatsapp', payload: '{"number":"491512345678","message":"Hi"}' };
  await press('Save QR Code');
  expect(await screen.findByRole('dialog')).toHaveTextContent('ContentSaved version');
  await press('Keep theirs');
  expect(await screen.findByText('QR Code saved successfully')).toBeInTheDocument();
  expect(api.callsOf(saveQr).map(({ request }) => request)).toEqual([
    { number: '491512345678', message: 'Hi', Name: 'Front door', Type: 'Whatsapp', Id: 42 },
  ]);
});

test('downloads a code in its just-saved state, before the list is fetched again', async () => {
  api.on(getMyQrs, () => [{ id: 42, name: 'Front door', type: 'Url', payload: '{"Url":"https://example.com"}' }]);
  renderPage(<Site />, { at: '/MyQr', path: '*' });
  await press('Edit Front door');
  await userEvent.type(screen.getByLabelText('URL'), '/new');
  await press('Generate QR Code');
  await userEvent.type(await screen.findByLabelText('Name'), ' 2');
  api.on(saveQr, () => {
    api.on(getMyQrs, () => new Promise<never>(() => undefined));
    return null;
  });
  await press('Save QR Code');
  await press('Download Front door 2');
  await waitFor(() =>
    expect(downloadCard).toHaveBeenCalledWith('Front door 2', 'https://example.com/new', expect.anything(), 'png'),
  );
});

test('keeps typed text when the owner goes back from the result to change the content', async () => {
  renderPage(<Site />, { at: '/QrUrlCodeGen', path: '*' });
  await userEvent.type(screen.getByLabelText('URL'), 'https://example.com');
  await press('Generate QR Code');
  await userEvent.click(await screen.findByRole('link', { name: 'Change content' }));
  expect(screen.getByLabelText('URL')).toHaveValue('https://example.com');
});

test.each([
  ['Url', { Url: 'https://example.com' }, 'URL'],
  ['Whatsapp', { number: '491512345678', message: 'Hi' }, 'Message'],
  ['CalendarEvent', EVENT, 'Location'],
])('starts a %s form empty when it is opened again while a code is edited', async (Type, payload, label) => {
  api.on(getMyQrs, () => [{ id: 42, name: 'Front door', type: Type, payload: JSON.stringify(payload) }]);
  renderPage(<Site />, { at: '/MyQr', path: '*' });
  await press('Edit Front door');
  expect(screen.getByLabelText(label)).not.toHaveValue('');
  await userEvent.click(screen.getByRole('link', { name: 'Open anew' }));
  expect(screen.getByLabelText(label)).toHaveValue('');
  expect(screen.queryByText(/^You are editing/)).not.toBeInTheDocument();
});

test('keeps the edited code and typed text after a jump within the page', async () => {
  api.on(getMyQrs, () => [{ id: 42, name: 'Front door', type: 'Url', payload: '{"Url":"https://example.com"}' }]);
  renderPage(<Site />, { at: '/MyQr', path: '*' });
  await press('Edit Front door');
  await userEvent.type(screen.getByLabelText('URL'), '/new');
  await press('Skip to content');
  expect(screen.getByLabelText('URL')).toHaveValue('https://example.com/new');
  expect(screen.getByText(/^You are editing “Front door”/)).toBeInTheDocument();
});

test('leads back from the result to the submitted form, which edits no saved code', async () => {
  renderPage(<Site />, { at: '/QrUrlCodeGen', path: '*' });
  await userEvent.type(screen.getByLabelText('URL'), 'https://example.com');
  await press('Generate QR Code');
  await screen.findByRole('link', { name: 'Change content' });
  await press('Back');
  expect(screen.getByLabelText('URL')).toHaveValue('https://example.com');
  expect(screen.queryByText(/^You are editing/)).not.toBeInTheDocument();
});

test('leads back from the result of an edited code to the same code with its changes', async () => {
  api.on(getMyQrs, () => [{ id: 42, name: 'Front door', type: 'Url', payload: '{"Url":"https://example.com"}' }]);
  renderPage(<Site />, { at: '/MyQr', path: '*' });
  await press('Edit Front door');
  await userEvent.type(screen.getByLabelText('URL'), '/new');
  await press('Generate QR Code');
  await screen.findByRole('link', { name: 'Change content' });
  await press('Back');
  expect(screen.getByLabelText('URL')).toHaveValue('https://example.com/new');
  expect(screen.getByText(/^You are editing “Front door”/)).toBeInTheDocument();
});

test('leads back after saving a new code to an empty form, which does not save it again', async () => {
  api.on(getMyQrs, () => []);
  renderPage(<Site />, { at: '/QrUrlCodeGen', path: '*' });
  await userEvent.type(screen.getByLabelText('URL'), 'https://example.com');
  await press('Generate QR Code');
  await userEvent.type(await screen.findByLabelText('Name'), 'Menu');
  await press('Save QR Code');
  await screen.findByRole('heading', { level: 1, name: 'My Qr' });
  await press('Back');
  expect(screen.getByLabelText('URL')).toHaveValue('');
});

test("shows on returning to a saved code's result that it is saved, and does not save it again", async () => {
  api.on(getMyQrs, () => []);
  renderPage(<Site />, { at: '/QrUrlCodeGen', path: '*' });
  await userEvent.type(screen.getByLabelText('URL'), 'https://example.com');
  await press('Generate QR Code');
  await userEvent.click(await screen.findByRole('link', { name: 'Change content' }));
  await press('Generate QR Code');
  await userEvent.type(await screen.findByLabelText('Name'), 'Menu');
  await press('Save QR Code');
  await screen.findByRole('heading', { level: 1, name: 'My Qr' });
  await press('Back');
  await press('Back');
  expect(await screen.findByText('This code is already saved. You can find it in My Qr.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save QR Code' })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('link', { name: 'Change content' }));
  expect(screen.getByLabelText('URL')).toHaveValue('https://example.com');
});
