import { beginBackgroundWork, signIn, signOut } from '@frontdesk/shared/app';
import { askBeforeClosing } from './ask-before-closing';

beforeAll(askBeforeClosing);

function isAskedBeforeClosing(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('asks before the tab closes only while there is unsaved work', () => {
  signIn('token');
  expect(isAskedBeforeClosing()).toBe(false);
  const work = beginBackgroundWork({ label: 'Uploading 1 file', path: '/agent/7' });
  expect(isAskedBeforeClosing()).toBe(true);
  work.end();
  expect(isAskedBeforeClosing()).toBe(false);
});

test('does not ask on a signed-out page', () => {
  signOut();
  const work = beginBackgroundWork({ label: 'Uploading 1 file', path: '/agent/7' });
  expect(isAskedBeforeClosing()).toBe(false);
  work.end();
});
