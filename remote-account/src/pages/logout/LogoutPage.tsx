import { showToast, signOut, useNavigate } from '@frontdesk/shared/app';
import { useEffect, useRef } from 'react';
import { messages } from '../../messages';
import { urls } from '../../urls';

/** Ends the session and leaves. Opening the address is the whole action. */
export function LogoutPage() {
  const navigate = useNavigate();
  const isDone = useRef(false);
  useEffect(
    function leave() {
      if (isDone.current) return;
      isDone.current = true;
      showToast('success', messages.loggedOut);
      signOut();
      navigate(urls.home, { replace: true });
    },
    [navigate],
  );
  return null;
}
