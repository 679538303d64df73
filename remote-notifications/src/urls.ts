/** Addresses of this remote's screens. */
export const urls = {
  /** A page in the host. */
  dashboard: '/',
  list: '/notifications',
  detail: (id: string) => `/notifications/${encodeURIComponent(id)}`,
} as const;
