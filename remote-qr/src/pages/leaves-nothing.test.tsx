import { leavesNothing } from '@frontdesk/shared/testing';
import { sampleApi } from '@frontdesk/shared/testing/sample-api';
import type { ComponentType } from 'react';
import manifest from '../../remote.manifest';

let api: ReturnType<typeof sampleApi>;
beforeEach(() => {
  api = sampleApi();
  // jsdom lacks both.
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
  document.adoptedStyleSheets ??= [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  api.restore();
  jest.restoreAllMocks();
});

test.each(Object.entries(manifest.pages))('%s leaves nothing behind', async (name, file) => {
  const { [name]: Page } = (await import(`../../${file}`)) as Record<string, ComponentType>;
  const path = manifest.routes.find(({ page }) => page === name)?.path;
  if (!Page || path === undefined) throw new Error(`${name} has no component or no address.`);
  await leavesNothing(manifest.name, <Page />, { path, at: path.replace(':id', 'qr-1').replace(':tab', 'documents') });
});
