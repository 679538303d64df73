import { showToast, signOut, useNavigate } from '@frontdesk/shared/app';
import { useEffect, useRef } from 'react';
import { loggedOut } from '../messages/logout';

/** Ends the session when no remote does. The host stores the token, so owners can always log out. */
export function LogoutPage() {
  const navigate = useNavigate();
  const isDone = useRef(false);
  useEffect(
    function leave() {
      if (isDone.current) return;
      isDone.current = true;
      showToast('success', loggedOut);
      signOut();
      navigate('/', { replace: true });
    },
    [navigate],
  );
  return null;
}
