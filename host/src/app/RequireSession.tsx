import { type ReturnState, useSession } from '@frontdesk/shared/app';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageLoading } from '../remotes/PageLoading';

interface RequireSessionProps {
  /** Until the registry has been read nobody knows which other address is public. */
  readonly isRegistryRead: boolean;
  readonly children: ReactNode;
}

/** Lets a person with a session in; sends anybody else to /login, to come back afterwards. */
export function RequireSession({ isRegistryRead, children }: RequireSessionProps) {
  const { token, ended } = useSession();
  const { pathname, search, hash } = useLocation();
  if (token !== null) return children;
  if (!isRegistryRead) return <PageLoading />;
  // After a deliberate sign-out the next person starts at home.
  const state: ReturnState | undefined =
    ended === 'signed-out' ? undefined : { returnTo: `${pathname}${search}${hash}` };
  return <Navigate to="/login" replace state={state} />;
}
