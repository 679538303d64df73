/**
 * Everything that the host provides to every page at run time: the only router, the session, calls to the server,
 * browser storage, toasts. Part of the contract: adding an export is a minor change, removing one a major change.
 */
export {
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { RouterLink, type RouterLinkProps } from './address/RouterLink';
export { ApiError, type ApiErrorKind, messageOf } from './http/api-error';
export { type CallOptions, call } from './http/call';
export { direction, formatList, formatMoment, formatNumber, language, locale, switchLanguage } from './locale/locale';
export { loadPart, type PartFailure, provideLoadPart } from './parts/load-part';
export { type HostedSlot, slotHost } from './parts/slot-host';
export type { HubStatus } from './realtime/realtime-store';
export {
  announceNotification,
  type LiveNotification,
  onLiveNotification,
  openPeerChat,
  type PeerChat,
  type PeerChatEvents,
  providePeerChat,
  type Realtime,
  realtimeStore,
  useRealtime,
} from './realtime/realtime-store';
export {
  expireSession,
  onSessionOver,
  type ReturnState,
  resumeSession,
  returnPath,
  type Session,
  sessionStore,
  signIn,
  signOut,
  useSession,
} from './session/session-store';
export { onBlockedStorage, storage } from './storage/local-storage';
export { dispatchTheme, type ThemeAction, themeReducer, themeStore, useDarkMode } from './theme/theme-store';
export { dismissToast, showToast, TOAST_MS, type Toast, type ToastTone, toastStore, useToasts } from './ui/toast-store';
export {
  type BackgroundWork,
  beginBackgroundWork,
  type DraftPlace,
  draftPlaces,
  hasUnsavedWork,
  storeDraft,
  useBackgroundWork,
  useDraftText,
  useStoreDraft,
  useStoredDraft,
  useUnsavedWork,
} from './unsaved/unsaved-work';
