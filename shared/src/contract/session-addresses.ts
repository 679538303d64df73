/** The two addresses that the host answers itself when no remote's route has the role. */
export const SESSION_ADDRESSES = { login: '/login', logout: '/Logout' } as const;
