import { generateCalendarEventQr } from '@frontdesk/shared/endpoints/qr';
import { fakeApi, refuse, renderPage } from '@frontdesk/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QrCalendarEventPage } from './QrCalendarEventPage';

const EVENT = {
  subject: 'Tasting',
  description: 'Six wines',
  location: 'Cellar',
  startTime: '2026-05-01T18:00',
  endTime: '2026-05-01T20:00',
};
const LABELS = {
  subject: 'Subject',
  description: 'Description',
  location: 'Location',
  startTime: 'Start Time',
  endTime: 'End Time',
};

let api: ReturnType<typeof fakeApi>;
/** Returns the calls that store or draw a code. */
const sent = () => api.calls.filter(({ method }) => method === 'POST');
beforeEach(() => {
  api = fakeApi().on(generateCalendarEventQr, () => ({ dataUrl: 'data:image/png;base64,AA==' }));
});
afterEach(() => api.restore());

function fill(event: Partial<typeof EVENT>) {
  for (const [name, value] of Object.entries(event)) {
    fireEvent.change(screen.getByLabelText(LABELS[name as keyof typeof EVENT]), { target: { value } });
  }
}
const generate = () => userEvent.click(screen.getByRole('button', { name: 'Generate QR Code' }));

test('requires all five fields, and has a date and time picker for the times', async () => {
  renderPage(<QrCalendarEventPage />);
  for (const label of Object.values(LABELS)) expect(screen.getByLabelText(label)).toBeRequired();
  expect(screen.getByLabelText('Start Time')).toHaveAttribute('type', 'datetime-local');
  expect(screen.getByLabelText('End Time')).toHaveAttribute('type', 'datetime-local');
  await generate();
  expect(screen.getAllByRole('alert')).toHaveLength(5);
  expect(sent()).toHaveLength(0);
});

test('sends the event with its times as typed', async () => {
  renderPage(<QrCalendarEventPage />, { at: '/QrCalendarEventCodeGen' });
  fill(EVENT);
  await generate();
  expect(await screen.findByText('Went to /QrResult')).toBeInTheDocument();
  expect(sent()[0]).toMatchObject({ path: '/qr/calendar-event', request: EVENT });
});

test.each([
  ['2026-05-01T17:00', 'The end must not be before the start.'],
  ['2026-05-01T18:00', 'The end must be later than the start.'],
])('refuses an event from 18:00 to %s in the form', async (endTime, problem) => {
  renderPage(<QrCalendarEventPage />);
  fill({ ...EVENT, endTime });
  await generate();
  expect(screen.getByLabelText('End Time')).toHaveAccessibleDescription(problem);
  expect(sent()).toHaveLength(0);
});

test('logs a failure and keeps the filled form', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  api.on(generateCalendarEventQr, () => refuse(500));
  renderPage(<QrCalendarEventPage />);
  fill(EVENT);
  await generate();
  expect(await screen.findByText('The QR code could not be generated.')).toBeInTheDocument();
  expect(logged.mock.calls[0]?.[0]).toBe('Error generating QR Code:');
  expect(screen.getByLabelText('Subject')).toHaveValue('Tasting');
  expect(screen.getByLabelText('End Time')).toHaveValue('2026-05-01T20:00');
  logged.mockRestore();
});

test('treats any status except 200 as a failure, even with an image', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  api.on(generateCalendarEventQr, () => refuse(201, { dataUrl: 'data:image/png;base64,AA==' }));
  renderPage(<QrCalendarEventPage />, { at: '/QrCalendarEventCodeGen' });
  fill(EVENT);
  await generate();
  expect(await screen.findByText('The QR code could not be generated.')).toBeInTheDocument();
  expect(logged.mock.calls[0]?.[0]).toBe('Error generating QR Code:');
  expect(screen.getByLabelText('Subject')).toHaveValue('Tasting');
  logged.mockRestore();
});

test('fills in all fields of an edited event', () => {
  const state = { id: '7', name: 'Tasting', payload: JSON.stringify(EVENT) };
  renderPage(<QrCalendarEventPage />, { at: { pathname: '/QrCalendarEvent', state } });
  for (const [name, value] of Object.entries(EVENT)) {
    expect(screen.getByLabelText(LABELS[name as keyof typeof EVENT])).toHaveValue(value);
  }
});
