import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { remoteLoader } from '../loader/loader';
import { PageOutlet } from './PageOutlet';
import { RemoteBoundary } from './RemotePage';

jest.mock('@module-federation/runtime', () => jest.requireActual('../../testing/fake-federation'));

const remote = (name: string) => ({ name, version: '1.0.0', contract: '^1.0.0', entry: '/e.js', routes: [] });
let leave: () => void;
function Leaving() {
  const navigate = useNavigate();
  leave = () => navigate('/next');
  useEffect(
    () => () => {
      throw new Error('cleanup');
    },
    [],
  );
  return <p>Leaving</p>;
}
const pageOf = (name: string, page: React.ReactElement) => (
  <RemoteBoundary key={name} remote={remote(name)} page="Page" renderFailure={() => null}>
    {page}
  </RemoteBoundary>
);

test('reports an error in a cleanup under the remote that was left, and shows the next page', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const noteThrown = jest.spyOn(remoteLoader, 'noteThrown').mockImplementation(() => undefined);
  render(
    <MemoryRouter initialEntries={['/left']}>
      <Routes>
        <Route element={<PageOutlet />}>
          <Route path="/left" element={pageOf('left', <Leaving />)} />
          <Route path="/next" element={pageOf('next', <p>Next</p>)} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  act(() => leave());
  expect(screen.getByText('Next')).toBeInTheDocument();
  expect(noteThrown.mock.calls.map(([{ name }]) => name)).toEqual(['left']);
  quiet.mockRestore();
});
