import { ApiError } from '../http/api-error';

/** Checks an address that people will be sent to. It is encoded exactly as typed. */
export function urlContent({ Url }: { Url: string }): string {
  if (/\s|\p{Cc}/u.test(Url)) throw new ApiError(400, 'The address must not contain spaces.');
  if (!/^https?:\/\//i.test(Url)) {
    throw new ApiError(400, 'The address must start with http:// or https://, like https://example.com.');
  }
  if (!URL.canParse(Url))
    throw new ApiError(400, 'This is not a valid web address. Write it like https://example.com.');
  const { username, password } = new URL(Url);
  if (username || password) throw new ApiError(400, 'The address must not contain a user name or password.');
  return Url;
}
