import { act, renderHook } from '@testing-library/react';
import { sessionStore, signIn, useSession } from './session-store';

test('updates a screen immediately when a user signs in', () => {
  sessionStore.setState(sessionStore.getInitialState(), true);
  const { result } = renderHook(useSession);
  expect(result.current.token).toBeNull();
  act(() => signIn('a'));
  expect(result.current.token).toBe('a');
});
