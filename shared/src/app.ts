/**
 * What the host provides to every page at run time: the only router, the session, calls to the server, browser storage,
 * toasts. Part of the contract: adding an export is a minor change, removing one a major change.
 */
export {
  Link as RouterLink,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { ApiError, type ApiErrorKind, messageOf } from './http/api-error';
export { type CallOptions, call } from './http/call';
export { loadPart, type PartFailure, provideLoadPart } from './parts/load-part';
export type { HubStatus } from './realtime/hub-status';
export { announceNotification, type LiveNotification, onLiveNotification } from './realtime/live-notifications';
export { openPeerChat, type PeerChat, type PeerChatEvents, providePeerChat } from './realtime/peer-chat';
export { type Realtime, realtimeStore, useRealtime } from './realtime/realtime-store';
export { onSessionOver } from './session/on-session-over';
export { type ReturnState, returnPath } from './session/return-to';
export { expireSession, resumeSession, type Session, sessionStore, signIn, signOut } from './session/session-store';
export { useSession } from './session/use-session';
export { onBlockedStorage } from './storage/blocked-storage';
export { storage } from './storage/local-storage';
export { dispatchTheme, type ThemeAction, themeReducer, themeStore, useDarkMode } from './theme/theme-store';
export { dismissToast, showToast, TOAST_MS, type Toast, type ToastTone, toastStore } from './ui/toast-store';
export { useToasts } from './ui/use-toasts';
export { type BackgroundWork, beginBackgroundWork, useBackgroundWork } from './unsaved/background-work';
export {
  type DraftPlace,
  draftPlaces,
  storeDraft,
  useDraftText,
  useStoreDraft,
  useStoredDraft,
} from './unsaved/drafts';
export { hasUnsavedWork, useUnsavedWork } from './unsaved/unsaved-work';
