// Stands in the host's build for what it does without of federation: the script loader (the host loads entries
// itself, `host/src/remotes/load-entry.ts`), preloading (`early.js` does it) and snapshots. That is 2 kB less in
// everybody's first download.
const unused = () => {
  throw new Error('The host does without this part of federation.');
};

export {
  unused as createLink,
  unused as createScript,
  unused as defaultPreloadArgs,
  unused as formatPreloadArgs,
  unused as generateSnapshotFromManifest,
  unused as getManifestFileName,
  unused as inferAutoPublicPath,
  unused as isManifestProvider,
  unused as isStaticResourcesEqual,
  unused as loadScript,
  unused as normalizePreloadExposes,
  unused as preloadAssets,
  unused as safeWrapper,
  unused as simpleJoinRemoteEntry,
};
