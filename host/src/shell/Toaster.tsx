import { dismissToast, TOAST_MS, type Toast, toastStore, useSession, useToasts } from '@frontdesk/shared/app';
import { Box, chakra, IconButton, TextLink } from '@frontdesk/shared/ui/core';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import * as messages from './toaster-messages';
import { useClearPlace } from './use-clear-place';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    ps: '4',
    pe: '1',
    py: '1',
    minH: '44px',
    rounded: 'md',
    borderWidth: '1px',
    borderStartWidth: '4px',
    bg: 'surface',
    fontSize: 'sm',
    boxShadow: '0 4px 16px rgb(10 10 20 / 0.12)',
    '@media print': { display: 'none' },
  },
  variants: {
    tone: {
      success: { borderStartColor: 'success' },
      error: { borderStartColor: 'danger' },
      info: { borderStartColor: 'accent' },
    },
  },
});

/** A live region that announces every toast once and shows it until its time is up or it is dismissed. */
export function Toaster() {
  const toasts = useToasts();
  const [frame, place] = useClearPlace(toasts);
  const { ended, token } = useSession();
  useEffect(
    function dismissErrorsOfLastPerson() {
      if (token !== null || ended !== 'signed-out') return;
      for (const { id, tone } of toastStore.getState().toasts) if (tone === 'error') dismissToast(id);
    },
    [token, ended],
  );
  return (
    <Box
      role="status"
      aria-live="polite"
      ref={frame}
      data-toasts=""
      position="fixed"
      {...(place === 'top' ? { top: '72px' } : { bottom: '4' })}
      insetEnd="4"
      insetStart={{ base: '4', md: 'auto' }}
      width={{ md: '380px' }}
      zIndex="50"
      display="flex"
      flexDirection="column"
      gap="2"
      pointerEvents="none"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Box>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(
    function dismissInTime() {
      const time = TOAST_MS[toast.tone];
      if (isHeld || !Number.isFinite(time)) return;
      const timer = setTimeout(() => dismissToast(toast.id), time);
      return () => clearTimeout(timer);
    },
    [toast, isHeld],
  );
  return (
    <Frame
      tone={toast.tone}
      pointerEvents="auto"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Box flex="1" minW={0} overflowWrap="anywhere">
        {toast.text}
      </Box>
      {toast.to && <TextLink to={toast.to}>{toast.linkLabel ?? messages.open}</TextLink>}
      <IconButton aria-label={messages.dismiss} onClick={() => dismissToast(toast.id)}>
        <X aria-hidden />
      </IconButton>
    </Frame>
  );
}
