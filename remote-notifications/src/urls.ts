/** Where this remote's screens stand. */
export const urls = {
  /** The host's. */
  dashboard: '/',
  list: '/notifications',
  detail: (id: string) => `/notifications/${encodeURIComponent(id)}`,
} as const;
