import { ApiError, call } from '@frontdesk/shared/app';
import { CURRENT_PASSWORD_REASON } from '@frontdesk/shared/endpoints/account';
import type { DashboardLanguage } from '@frontdesk/shared/endpoints/languages';
import { passwordProblems } from '@frontdesk/shared/endpoints/password-rules';
import { getLoggedUser, setLanguage, updateUser } from '@frontdesk/shared/endpoints/user';
import { endpointQuery } from '@frontdesk/shared/query';
import * as v from 'valibot';
import * as messages from '../messages';
import { atField } from '../model/at-field';
import { filled } from '../model/filled';

/** A stored name cannot become empty; another server may not have stored one. */
const nameField = (stored: string, message: string) => (stored ? filled(message) : v.string());

/** Validates the form of a profile. If both password fields are empty, the password remains unchanged. */
export const profileSchema = ({ firstName, lastName }: PublicProfile) =>
  v.pipe(
    v.object({
      firstName: nameField(firstName, messages.firstNameRequired),
      lastName: nameField(lastName, messages.lastNameRequired),
      email: filled(messages.emailRequired),
      password: v.string(),
      repeatPassword: v.string(),
      /** Empty unless the server requires it. */
      currentPassword: v.fallback(v.string(), ''),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { password, repeatPassword } = dataset.value;
      if (!password && !repeatPassword) return;
      for (const message of passwordProblems(password)) addIssue({ message, path: atField('password') });
      if (password !== repeatPassword) addIssue({ message: messages.noMatch, path: atField('repeatPassword') });
    }),
  );

type Profile = v.InferOutput<ReturnType<typeof profileSchema>>;

/**
 * Returns the text beside the repeated password: 'OK' when both are equal, 'Wrong' while the repetition differs and is
 * shorter, 'The password does not match' once it is as long as the password. Null while both are empty.
 */
export function passwordMatch(password: string, repeated: string): string | null {
  if (password === repeated) return password ? messages.match : null;
  return repeated.length < password.length ? messages.wrong : messages.noMatch;
}

/** The signed-in user's own data. */
export const profileQuery = () => endpointQuery(getLoggedUser, {});

/**
 * Sends the body that the spec defines, and the names, which are not in the spec. `password` is always in it: '' leaves
 * it unchanged (docs/decisions/0011-empty-password.md). `currentPassword` is sent if our server requires it. Returns
 * the new email if our server waits for its confirmation.
 */
export async function updateProfile({
  repeatPassword: _,
  currentPassword,
  ...profile
}: Profile): Promise<string | null> {
  const { pendingEmail } = await call(updateUser, { ...profile, ...(currentPassword && { currentPassword }) });
  return pendingEmail;
}

/** Stores the account's language. */
export async function storeLanguage(language: string): Promise<void> {
  await call(setLanguage, { language: language as DashboardLanguage });
}

/** Whether saving failed because the current password was missing or wrong. */
export function isCurrentPasswordDemanded(failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return false;
  return (failure.body as { reason?: unknown } | null)?.reason === CURRENT_PASSWORD_REASON;
}

/** Our server's notification when a person's password changes. */
export const passwordChanged = (email: string) => ({
  title: 'Password changed',
  about: `The password of ${email} was changed`,
});

/** A profile as the server returns it, which never includes the password. */
export interface PublicProfile {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export const PROFILE_LABELS = {
  firstName: messages.firstName,
  lastName: messages.lastName,
  email: messages.email,
} as const;

/**
 * Returns the labels of the fields whose saved value differs from what was sent. Ignores the case of an email, which
 * servers may change.
 */
export function unsavedFields(sent: PublicProfile, read: PublicProfile): string[] {
  const fields = Object.keys(PROFILE_LABELS) as (keyof typeof PROFILE_LABELS)[];
  return fields
    .filter((field) => comparable(field, sent) !== comparable(field, read))
    .map((field) => PROFILE_LABELS[field]);
}

function comparable(field: keyof PublicProfile, profile: PublicProfile): string {
  // Servers may drop invisible marks.
  const text = profile[field]
    .replace(/\p{Cf}/gu, '')
    .trim()
    .normalize();
  return field === 'email' ? text.toLowerCase() : text;
}
