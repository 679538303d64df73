export const deleteTitle = 'Delete';
export const deleteAccount = 'Delete account';
export const deleteOrganization = 'Delete organization';
export const deleteAccountIntro = 'Deletes your account. Agents, codes and documents stay with your organization.';
export const deleteAloneIntro = (organization: string) =>
  `You are the only person in ${organization}, so this deletes everything in it: agents, documents, conversations, codes and notifications.`;
export const deleteOrganizationIntro = (organization: string) =>
  `Deletes ${organization} with all agents, documents, conversations, codes and notifications, and everybody's account.`;
export const deleteForGood = 'This cannot be undone.';
export const confirmLabel = (text: string) => `Type ${text} to confirm`;
export const confirmDiffers = (text: string) => `Type ${text} exactly as it is shown.`;
export const deleteFailed = 'Nothing was deleted.';
export const accountDeleted = 'Your account was deleted.';
export const organizationDeleted = 'Your organization was deleted.';
