import { type ReturnState, useSession } from '@frontdesk/shared/app';
import type { ReactElement, ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { parts } from '../messages/page';
import { sessionPath } from '../navigation/known-routes';
import { hostPart, withDialog } from '../remotes/page/host-part';
import { useRegistry } from '../remotes/registry/registry-store';
import { useIsPageHeld } from '../session/hold-page';

const SignInAgainDialog = hostPart(parts.signIn, () =>
  withDialog(
    import(/* webpackChunkName: "sign-in-again" */ '../session/SignInAgainDialog').then(
      (module) => module.SignInAgainDialog,
    ),
  ),
);

interface RequireSessionProps {
  /**
   * Shown to a visitor until the registry has loaded, because only the registry defines which other addresses are
   * public.
   */
  readonly untilRegistryIsRead: ReactElement | false;
  readonly children: ReactNode;
}

/**
 * Renders its children for a signed-in user and redirects all others to /login, which redirects back after sign-in. A
 * page with unsaved work stays open behind a dialog that asks to sign in again.
 */
export function RequireSession({ untilRegistryIsRead, children }: RequireSessionProps) {
  const { token, ended } = useSession();
  const isHeld = useIsPageHeld();
  const loginPath = useRegistry(({ registry }) => sessionPath(registry, 'login'));
  const { pathname, search, hash } = useLocation();
  if (token !== null || isHeld) {
    return (
      <>
        {children}
        {token === null && <SignInAgainDialog />}
      </>
    );
  }
  if (untilRegistryIsRead) return untilRegistryIsRead;
  // After a deliberate sign-out, the next user starts on the home page.
  const state: ReturnState | undefined =
    ended === 'signed-out' ? undefined : { returnTo: `${pathname}${search}${hash}` };
  return <Navigate to={loginPath} replace state={state} />;
}
