/**
 * The shared groups that are fetched on demand. Federation provides a group to remotes only if the host
 * imports it somewhere, so every lazy group of `shared-modules.ts` stands here.
 */
export const kit = {
  query: () => import('@frontdesk/shared/query'),
  form: () => import('@frontdesk/shared/ui/form'),
  overlay: () => import('@frontdesk/shared/ui/overlay'),
  data: () => import('@frontdesk/shared/ui/data'),
} as const;
