/**
 * The shared groups that are fetched on demand. Federation provides a group to remotes only if the host
 * imports it somewhere, so every lazy group of `shared-modules.ts` stands here.
 * The chunks' names tell the page which files to hint at.
 */
export const kit = {
  query: () => import(/* webpackChunkName: "kit-query" */ '@frontdesk/shared/query'),
  form: () => import(/* webpackChunkName: "kit-form" */ '@frontdesk/shared/ui/form'),
  overlay: () => import(/* webpackChunkName: "kit-overlay" */ '@frontdesk/shared/ui/overlay'),
  data: () => import(/* webpackChunkName: "kit-data" */ '@frontdesk/shared/ui/data'),
} as const;
