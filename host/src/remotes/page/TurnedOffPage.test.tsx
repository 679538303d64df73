import { renderPage } from '@frontdesk/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readRemoteChoices, setRemoteDisabled } from '../overrides/remote-choices';
import { useRegistry } from '../registry/registry-store';
import { TurnedOffPage } from './TurnedOffPage';

test('turns a remote on again that was turned off in this browser', async () => {
  setRemoteDisabled('qr', true);
  globalThis.fetch = async () => new Response('{"remotes":[]}');
  useRegistry.setState({ disabled: ['qr'] });
  renderPage(<TurnedOffPage name="qr" />);
  expect(screen.getByRole('heading', { name: 'This part is turned off' })).toBeInTheDocument();
  expect(screen.getByText('qr is turned off in this browser. Other people still see it.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(readRemoteChoices().disabled).toEqual([]);
  await useRegistry.getState().refresh();
  expect(useRegistry.getState().disabled).toEqual([]);
});
