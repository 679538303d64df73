import { dismissToast, TOAST_MS, type Toast, toastStore, useSession, useToasts } from '@frontdesk/shared/app';
import { Box, chakra, IconButton, Logo, TextLink } from '@frontdesk/shared/ui/core';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as messages from '../messages/page';
import type { clearPlace, Place } from './toast-place';

/** Below the top bar. */
const TOP_PX = 72;
/** Next to the sidebar. */
const START_PX = 256;

/** Loaded when the user first interacts with the page, because most pages show no toast. Null until then. */
let findPlace: typeof clearPlace | null = null;
async function loadFindPlace(): Promise<void> {
  findPlace = (await import(/* webpackChunkName: "toast-place" */ './toast-place')).clearPlace;
}

/** Chooses a place for toasts where they cover as little as possible. Returns a ref for their frame. */
function useClearPlace(toasts: readonly unknown[]): [RefObject<HTMLDivElement | null>, Place] {
  const frame = useRef<HTMLDivElement>(null);
  const used = useRef<Element | null>(null);
  const [place, setPlace] = useState<Place>('end');
  /** The current place, as long as the toasts can remain there. */
  const held = useRef<Place | null>(null);
  const choose = useRef(() => {});
  choose.current = () => {
    if (toasts.length === 0) held.current = null;
    // Measuring forces a layout, so it is skipped without toasts. jsdom has no layout.
    else if (findPlace && frame.current?.clientHeight) {
      held.current = findPlace(frame.current, used.current, held.current);
      setPlace(held.current);
    }
  };
  useEffect(function noteUse() {
    function note({ target, type }: Event) {
      if (!(target instanceof Element) || frame.current?.contains(target)) return;
      used.current = target.closest('a, button, input, textarea, select');
      if (findPlace) choose.current();
      else if (type === 'click')
        loadFindPlace().then(
          () => choose.current(),
          () => undefined,
        );
    }
    // Keyboard presses also fire clicks; some browsers do not focus a pressed button.
    for (const use of ['click', 'focusin']) window.addEventListener(use, note, true);
    return () => {
      for (const use of ['click', 'focusin']) window.removeEventListener(use, note, true);
    };
  }, []);
  useLayoutEffect(() => choose.current(), [toasts]);
  return [frame, place];
}

const Frame = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    ps: '4',
    pe: '1',
    py: '2',
    minH: '44px',
    rounded: 'md',
    borderWidth: '1px',
    bg: 'surface',
    color: 'text',
    fontSize: 'sm',
    animation: 'enter 160ms ease-out',
    '@media print': { display: 'none' },
  },
  variants: {
    tone: {
      success: {},
      error: { borderColor: 'danger' },
      info: {},
    },
  },
});

/** A live region that announces every toast once and shows it until it times out or is dismissed. */
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
      {...(place === 'top' ? { top: `${TOP_PX}px` } : { bottom: '4' })}
      {...(place === 'start'
        ? { insetStart: { base: '4', lg: `${START_PX}px` }, insetEnd: { base: '4', md: 'auto' } }
        : { insetEnd: '4', insetStart: { base: '4', md: 'auto' } })}
      width={{ md: '440px' }}
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
      // Ink in both themes, like the sidebar.
      className="dark"
      tone={toast.tone}
      pointerEvents="auto"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Logo />
      {/* Even if the text is cut off, the link leads to its subject. */}
      <Box flex="1" minW={0} overflowWrap="anywhere">
        <Box lineClamp={toast.to && 4}>{toast.text}</Box>
        {toast.to && <TextLink to={toast.to}>{toast.linkLabel ?? messages.open}</TextLink>}
      </Box>
      <IconButton aria-label={messages.dismiss} onClick={() => dismissToast(toast.id)}>
        <X aria-hidden />
      </IconButton>
    </Frame>
  );
}
