import { renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import { ErrorBoundary } from './ErrorBoundary';

function Broken(): never {
  throw new Error('The route fell apart.');
}

let consoleError: jest.SpyInstance;
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => consoleError.mockRestore());

test("shows 'Unhandled Thrown Error!' and a way home when a child throws", () => {
  renderPage(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unhandled Thrown Error!');
  expect(screen.getByText('The route fell apart.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Go to the dashboard' })).toBeInTheDocument();
  expect(document.title).toBe('Unhandled Thrown Error! - Frontdesk');
});

test('shows its children when nothing throws', () => {
  renderPage(
    <ErrorBoundary>
      <p>All is well</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('All is well')).toBeInTheDocument();
});
