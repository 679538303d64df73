import { isSaved, markSaved } from './work-in-progress';

beforeEach(() => localStorage.clear());

/** Loads the module as a reloaded page does. */
async function afterReload(): Promise<typeof import('./work-in-progress')> {
  jest.resetModules();
  return import('./work-in-progress');
}

test('remembers which codes were saved, even after a reload', async () => {
  markSaved('a');
  expect(isSaved('a')).toBe(true);
  expect(isSaved('b')).toBe(false);
  expect(isSaved(undefined)).toBe(false);
  expect((await afterReload()).isSaved('a')).toBe(true);
});

test('stores nothing for a code that is not new, and keeps only the latest drafts', () => {
  markSaved(undefined);
  expect(localStorage).toHaveLength(0);
  for (let draft = 0; draft < 60; draft++) markSaved(`draft-${draft}`);
  expect(isSaved('draft-0')).toBe(false);
  expect(isSaved('draft-59')).toBe(true);
  expect(localStorage.getItem('SAVED_QR_DRAFTS')?.split(' ')).toHaveLength(50);
});
