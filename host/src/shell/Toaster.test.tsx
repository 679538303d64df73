import { sessionStore, showToast, signIn, signOut, toastStore } from '@frontdesk/shared/app';
import { renderPage } from '@frontdesk/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { Toaster } from './Toaster';

beforeEach(() => {
  jest.useFakeTimers();
  signIn('token');
});
afterEach(() => {
  jest.useRealTimers();
  sessionStore.setState(sessionStore.getInitialState());
});

const texts = () => toastStore.getState().toasts.map(({ text }) => text);
function show(...toasts: [tone: 'success' | 'error', text: string][]) {
  renderPage(<Toaster />);
  act(() => {
    for (const [tone, text] of toasts) showToast(tone, text);
  });
}
/** Finds the text of a toast in the host's own region. */
const words = (text: string) => screen.getAllByText(text).find((found) => found.closest('[data-toasts]')) as Element;

test('keeps a toast while the pointer is over its text, which is selectable', () => {
  show(['success', 'Agent updated!']);
  const card = words('Agent updated!').parentElement as Element;
  expect(card).toHaveStyle({ pointerEvents: 'auto' });
  fireEvent.mouseEnter(card);
  act(() => void jest.advanceTimersByTime(60_000));
  expect(texts()).toEqual(['Agent updated!']);
  fireEvent.mouseLeave(card);
  act(() => void jest.advanceTimersByTime(5_000));
  expect(texts()).toEqual([]);
});

test('dismisses only the errors of the last user on sign-out', () => {
  show(['error', 'Update failed.'], ['success', 'You have been logged out.']);
  act(() => signOut());
  expect(texts()).toEqual(['You have been logged out.']);
});

test('keeps the errors of a session that expired', () => {
  show(['error', 'Update failed.']);
  act(() => sessionStore.setState({ token: null, ended: 'expired' }));
  expect(texts()).toEqual(['Update failed.']);
});
