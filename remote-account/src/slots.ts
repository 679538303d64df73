/** On the profile page: the settings that other remotes have for the signed-in user. */
export const PROFILE_SLOT = { name: 'account.profile', context: {} } as const;
