/**
 * Loads the shared groups that are fetched on demand. Federation provides a group to remotes only if the host imports
 * it somewhere, so every lazy group of `shared-modules.ts` is listed here. The page preloads the files by their chunk
 * names.
 */
export const lazyGroups = {
  query: () => import(/* webpackChunkName: "group-query" */ '@frontdesk/shared/query'),
  form: () => import(/* webpackChunkName: "group-form" */ '@frontdesk/shared/ui/form'),
  overlay: () => import(/* webpackChunkName: "group-overlay" */ '@frontdesk/shared/ui/overlay'),
  data: () => import(/* webpackChunkName: "group-data" */ '@frontdesk/shared/ui/data'),
  tabs: () => import(/* webpackChunkName: "group-tabs" */ '@frontdesk/shared/ui/tabs'),
  'file-drop': () => import(/* webpackChunkName: "group-file-drop" */ '@frontdesk/shared/ui/file-drop'),
} as const;
