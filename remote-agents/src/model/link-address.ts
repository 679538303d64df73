import * as v from 'valibot';
import * as messages from '../messages';

/** Validates the address of a link; '' removes the link. An address without a scheme becomes a web address. */
export const linkAddressSchema = v.object({
  address: v.pipe(
    v.string(),
    v.trim(),
    v.transform((text) => (text === '' || /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`)),
    v.check(isLinkable, messages.welcome.addressProblem),
  ),
});

function isLinkable(address: string): boolean {
  if (address === '') return true;
  return /^mailto:[^\s@]+@[^\s@]+$/i.test(address) || (/^https?:/i.test(address) && URL.canParse(address));
}
