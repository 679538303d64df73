import { dismissToast, TOAST_MS, type Toast, useToasts } from '@frontdesk/shared/app';
import { Box, chakra, IconButton, TextLink } from '@frontdesk/shared/ui/core';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    pl: '4',
    pr: '1',
    py: '1',
    minH: '44px',
    rounded: 'md',
    borderWidth: '1px',
    borderLeftWidth: '4px',
    bg: 'surface',
    fontSize: 'sm',
    pointerEvents: 'auto',
    boxShadow: '0 4px 16px rgb(10 10 20 / 0.12)',
  },
  variants: {
    tone: {
      success: { borderLeftColor: 'success' },
      error: { borderLeftColor: 'danger' },
      info: { borderLeftColor: 'accent' },
    },
  },
});

/** The live region: says every toast once, and shows it until its time is up or it is sent away. */
export function Toaster() {
  const toasts = useToasts();
  return (
    <Box
      role="status"
      aria-live="polite"
      position="fixed"
      bottom="4"
      right="4"
      left={{ base: '4', md: 'auto' }}
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
      if (isHeld) return;
      const timer = setTimeout(() => dismissToast(toast.id), TOAST_MS[toast.tone]);
      return () => clearTimeout(timer);
    },
    [toast, isHeld],
  );
  return (
    <Frame
      tone={toast.tone}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Box flex="1" minW={0} overflowWrap="anywhere">
        {toast.text}
      </Box>
      {toast.to && <TextLink to={toast.to}>Open</TextLink>}
      <IconButton aria-label="Dismiss" onClick={() => dismissToast(toast.id)}>
        <X aria-hidden />
      </IconButton>
    </Frame>
  );
}
