export const peopleTitle = 'People';
export const peopleIntro = (organization: string | null) =>
  organization
    ? `Everybody in ${organization} sees the same agents, codes and notifications.`
    : 'Everybody here sees the same agents, codes and notifications.';
export const peopleLink = 'See who is in your organization';
export const peopleUnavailable = 'People could not be loaded.';
export const invite = 'Invite';
export const inviteTitle = 'Invite a person';
export const inviteIntro = 'They get a link by email. It works for seven days.';
export const inviteIntroWithoutMail =
  'This server cannot send email. You get a link to share, which works for seven days.';
export const sendInvitation = 'Send invitation';
export const inviteFailed = 'The invitation was not sent.';
export const invitationSent = (email: string) => `An invitation was sent to ${email}.`;
export const invitationCreated = (email: string) =>
  `The invitation for ${email} is ready. This server cannot send email, so copy its link and share it.`;
export const notMailed = 'Not emailed. Created';
export const invitationLink = (email: string) => `link for ${email}`;
export const you = 'You';
export const roles = { owner: 'Owner', member: 'Member' } as const;
export const makeOwner = 'Make owner';
export const makeMember = 'Make member';
export const remove = 'Remove';
export const removeQuestion = (name: string) => `Remove ${name}? This deletes their account and ends their sessions.`;
export const removed = (name: string) => `${name} was removed.`;
export const leave = 'Leave';
export const leaveQuestion = 'Leave this organization? This deletes your account. Agents and codes stay.';
export const left = 'You have left the organization.';
export const roleChanged = (name: string, role: string) => `${name}’s role is now ${role.toLowerCase()}.`;
export const invitationsTitle = 'Invitations';
export const noInvitations = 'No pending invitations.';
export const invited = 'Sent';
export const expires = (time: string) => `valid until ${time}`;
export const expired = 'expired';
export const sendAgain = 'Send again';
export const newLink = 'New link';
export const withdraw = 'Withdraw';
export const withdrawn = (email: string) => `The invitation to ${email} was withdrawn.`;
