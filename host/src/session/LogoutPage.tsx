import { showToast, signOut, useNavigate } from '@frontdesk/shared/app';
import { useEffect, useRef } from 'react';

/** The address that ends the session, as `addressOf` writes it. */
export const LOGOUT_PATH = '/logout';

/** Ends the session where no remote can: an owner can always log out, because the host keeps the token. */
export function LogoutPage() {
  const navigate = useNavigate();
  const isDone = useRef(false);
  useEffect(
    function leave() {
      if (isDone.current) return;
      isDone.current = true;
      showToast('success', 'You have been logged out.');
      signOut();
      navigate('/', { replace: true });
    },
    [navigate],
  );
  return null;
}
