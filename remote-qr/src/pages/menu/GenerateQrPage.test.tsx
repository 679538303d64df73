import { QR_TYPES } from '@frontdesk/shared/endpoints/qr';
import { renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import { formUrl } from '../../urls';
import { GenerateQrPage } from './GenerateQrPage';

test('links to the form of each type', () => {
  renderPage(<GenerateQrPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Generate Qr Codes' })).toBeInTheDocument();
  const tiles = screen.getAllByRole('link').map((tile) => [tile.getAttribute('href'), tile]);
  expect(tiles.map(([href]) => href)).toEqual([
    '/QrUrlCodeGen',
    '/QrWhatsappCodeGen',
    '/QrCalendarEventCodeGen',
    ...QR_TYPES.slice(3).map(formUrl),
    '/QrBatch',
  ]);
  expect(screen.getByRole('link', { name: 'URL' })).toHaveAccessibleDescription('Opens a web address.');
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'QR Calendar Event' })).toBeInTheDocument();
});
