/** On the profile page: settings that other remotes add for the signed-in user. */
export const PROFILE_SLOT = { name: 'account.profile', context: {} } as const;
