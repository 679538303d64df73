import { ApiError, type ApiErrorKind } from '@frontdesk/shared/app';
import { onWait, takeWait } from '@frontdesk/shared/waits';

const CHANNEL = 'frontdesk-waits';

/** What one tab tells the others; an error cannot travel as it is. */
interface SharedWait {
  readonly path: string;
  /** Milliseconds since 1970, by the clock that all tabs have. */
  readonly until: number;
  readonly kind: ApiErrorKind;
  readonly message: string;
  readonly status: number | null;
  readonly messages: readonly string[];
}

/**
 * Tells the other tabs of this browser when a server asks to wait (`Retry-After`), and waits when they tell: whichever
 * tab polls next knows of it. Returns a function that ends both.
 */
export function shareWaits(): () => void {
  // Old browsers have no channel; then every tab finds out by itself.
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
