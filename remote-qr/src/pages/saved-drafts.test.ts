import { isSaved, markSaved } from './saved-drafts';

beforeEach(() => localStorage.clear());

/** The module as a reloaded page sees it. */
async function afterReload(): Promise<typeof import('./saved-drafts')> {
  jest.resetModules();
  return import('./saved-drafts');
}

test('knows which codes were saved, also after a reload', async () => {
  markSaved('a');
  expect(isSaved('a')).toBe(true);
  expect(isSaved('b')).toBe(false);
  expect(isSaved(undefined)).toBe(false);
  expect((await afterReload()).isSaved('a')).toBe(true);
});

test('a code that is not new leaves no trace, and only the latest are kept', () => {
  markSaved(undefined);
  expect(localStorage).toHaveLength(0);
  for (let draft = 0; draft < 60; draft++) markSaved(`draft-${draft}`);
  expect(isSaved('draft-0')).toBe(false);
  expect(isSaved('draft-59')).toBe(true);
  expect(localStorage.getItem('SAVED_QR_DRAFTS')?.split(' ')).toHaveLength(50);
});
