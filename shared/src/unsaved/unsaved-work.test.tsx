import { act, renderHook } from '@testing-library/react';
import * as react from 'react';
import { expireSession, resumeSession, signIn, signOut } from '../session/session-store';
import {
  beginBackgroundWork,
  carryDrafts,
  draftPlaces,
  hasUnsavedWork,
  storeDraft,
  useBackgroundWork,
  useDraftText,
} from './unsaved-work';

beforeEach(() => signIn('token'));

test('restores typed text when its page opens again', () => {
  const first = renderHook(() => useDraftText('agent/7/message'));
  act(() => first.result.current[1]('When do you open?'));
  first.unmount();
  expect(hasUnsavedWork()).toBe(true);
  const second = renderHook(() => useDraftText('agent/7/message'));
  expect(second.result.current[0]).toBe('When do you open?');
  act(() => second.result.current[1](''));
  expect(hasUnsavedWork()).toBe(false);
});

test('stores the page of a draft', () => {
  window.history.replaceState(null, '', '/agent/7/info');
  document.title = 'Front desk - Frontdesk';
  storeDraft('agent/7/info', { name: 'Front' });
  window.history.replaceState(null, '', '/MyQr');
  storeDraft('agent/7/info', { name: 'Front desk' });
  expect(draftPlaces()).toEqual([{ path: '/agent/7/info', title: 'Front desk' }]);
});

test('deletes drafts when the owner logs out or another user signs in, but keeps them when a session expires', () => {
  storeDraft('profile', { firstName: 'Ada' });
  expireSession('token');
  resumeSession('next');
  expect(hasUnsavedWork()).toBe(true);
  signIn('somebody else');
  expect(hasUnsavedWork()).toBe(false);
  storeDraft('profile', { firstName: 'Bob' });
  signOut();
  expect(hasUnsavedWork()).toBe(false);
});

test('counts work in progress as unsaved until it ends', () => {
  const { result } = renderHook(() => useBackgroundWork());
  const work = beginBackgroundWork({ label: 'Uploading 2 files', path: '/agent/7/documents' });
  act(() => work.update('Uploading 1 file'));
  expect(result.current).toEqual([{ label: 'Uploading 1 file', path: '/agent/7/documents' }]);
  expect(hasUnsavedWork()).toBe(true);
  act(() => work.end());
  expect(result.current).toEqual([]);
  expect(hasUnsavedWork()).toBe(false);
});

test('keeps drafts across a reload, but no password', () => {
  storeDraft('profile', [{ firstName: 'Ada', password: 'Correct-horse-7' }, { firstName: 'A' }]);
  carryDrafts();
  expect(hasUnsavedWork()).toBe(false);
  const page = loadAgain();
  // No drafts are left behind when no form opens.
  expect(sessionStorage).toHaveLength(0);
  page.signIn('token');
  const { result } = renderHook(() => page.useStoredDraft('profile'));
  expect(result.current).toEqual([{ firstName: 'Ada' }, { firstName: 'A' }]);
  expect(page.hasUnsavedWork()).toBe(true);
});

test('shows kept drafts to no other user when no form was opened before the sign-out', () => {
  for (const leave of [(page: LoadedPage) => page.signOut(), (page: LoadedPage) => page.expireSession('token')]) {
    storeDraft('profile', 'Ada');
    carryDrafts();
    const page = loadAgain();
    page.signIn('token');
    leave(page);
    page.signIn('other');
    const { result } = renderHook(() => page.useStoredDraft('profile'));
    expect(result.current).toBeUndefined();
  }
});

type LoadedPage = ReturnType<typeof loadAgain>;

/** The modules of the page after a reload. */
function loadAgain() {
  jest.resetModules();
  // The same React, so that the new modules' hooks work when rendered.
  jest.doMock('react', () => react);
  return {
    ...(require('../session/session-store') as typeof import('../session/session-store')),
    ...(require('./unsaved-work') as typeof import('./unsaved-work')),
  };
}
