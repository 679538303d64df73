/** The contract between the host and its remotes: what a remote declares and what the registry contains. */
export { addressOf, addressProblem } from './addresses';
export type {
  Audience,
  BadgeContribution,
  FillProps,
  HomeCard,
  HomeCardProps,
  HomeList,
  HomeNeed,
  HomeNews,
  HomeNumbers,
  NavigationGroup,
  NotificationContribution,
  PaletteItem,
  RemoteFill,
  RemoteSlot,
  RouteNavigation,
  RouteRole,
  SlotContext,
  SlotShape,
} from './contributions';
export {
  type PreloadHints,
  type RegisteredCard,
  type RegisteredFill,
  type RegisteredRemote,
  type RegisteredRoute,
  type RegistryReading,
  type RemovedRemote,
  readRegisteredRemote,
  readRegistryList,
  readRemovedRemotes,
} from './registry';
export {
  addressProblems,
  CONTRACT_VERSION,
  defineRemote,
  type ManifestSource,
  manifestProblems,
  type RemoteManifest,
  type RemoteRoute,
  type RouteAccess,
  SESSION_ADDRESSES,
} from './remote-manifest';
export { containerNameOf, isContainerName, remoteNameProblem } from './remote-name';
export { SOURCE_LANGUAGE, type Translation } from './translation';
