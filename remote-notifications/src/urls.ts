/** Where this remote's screens stand. */
export const urls = {
  list: '/notifications',
  detail: (id: string) => `/notifications/${encodeURIComponent(id)}`,
} as const;
