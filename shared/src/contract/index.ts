/** The contract between the host and its remotes: what a remote declares and what the registry contains. */
export { addressOf, addressProblem } from './addresses';
export { CONTRACT_VERSION } from './contract-version';
export type {
  BadgeContribution,
  HomeCard,
  HomeCardProps,
  NavigationGroup,
  NotificationContribution,
  PaletteItem,
  RouteNavigation,
  RouteRole,
} from './contributions';
export {
  type PreloadHints,
  type RegisteredCard,
  type RegisteredRemote,
  type RegisteredRoute,
  type RegistryReading,
  readRegisteredRemote,
  readRegistryList,
} from './registry';
export {
  addressProblems,
  defineRemote,
  manifestProblems,
  type RemoteManifest,
  type RemoteRoute,
  type RouteAccess,
} from './remote-manifest';
export { containerNameOf, isContainerName, remoteNameProblem } from './remote-name';
export { type RemovedRemote, readRemovedRemotes } from './removed-remotes';
export { SESSION_ADDRESSES } from './session-addresses';
