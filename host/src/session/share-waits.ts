import { ApiError, type ApiErrorKind } from '@frontdesk/shared/app';
import { onWait, takeWait } from '@frontdesk/shared/waits';

const CHANNEL = 'frontdesk-waits';

/** The message from one tab to the others. An error itself cannot be sent. */
interface SharedWait {
  readonly path: string;
  /** The end of the wait in milliseconds since 1970, by the clock that all tabs share. */
  readonly until: number;
  readonly kind: ApiErrorKind;
  readonly message: string;
  readonly status: number | null;
  readonly messages: readonly string[];
}

/**
 * Shares `Retry-After` between the tabs of this browser: a wait in one tab applies to all, because any tab may poll
 * next. Returns a function that stops sharing.
 */
export function shareWaits(): () => void {
  // Old browsers have no channel; there, each tab waits separately.
  if (!globalThis.BroadcastChannel) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  onWait(({ path, ms, error: { kind, message, status, messages } }) => {
    channel.postMessage({ path, until: Date.now() + ms, kind, message, status, messages } satisfies SharedWait);
  });
  channel.addEventListener('message', ({ data }: MessageEvent<SharedWait>) => {
    const error = new ApiError(data.kind, data.message, data.status, null, data.messages);
    takeWait({ path: data.path, ms: data.until - Date.now(), error });
  });
  return () => {
    onWait(null);
    channel.close();
  };
}
