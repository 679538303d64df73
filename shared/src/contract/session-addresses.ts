/** The addresses of the host's own login and logout pages, used when no remote has a route with the role. */
export const SESSION_ADDRESSES = { login: '/login', logout: '/Logout' } as const;
