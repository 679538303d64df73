const LENGTH_MAX = 500;
/** Files that are not pages; links to them are not followed. */
const NO_PAGE =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|css|js|mjs|json|zip|gz|rar|7z|exe|dmg|mp[34]|m4a|avi|mov|webm|woff2?|ttf|eot|rss|atom|ics)$/i;
const CAMPAIGN = /^(?:utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|sessionid|phpsessid|sid)$/i;

/**
 * Normalizes an address, and removes its fragment and tracking parameters. Returns null if it does not lead to a page.
 */
export function pageAddress(link: string, base: string): string | null {
  if (!URL.canParse(link, base)) return null;
  const address = new URL(link, base);
  if (!/^https?:$/.test(address.protocol) || address.username !== '' || NO_PAGE.test(address.pathname)) return null;
  address.hash = '';
  for (const name of [...address.searchParams.keys()]) if (CAMPAIGN.test(name)) address.searchParams.delete(name);
  return address.href.length > LENGTH_MAX ? null : address.href;
}

/** Compares host and port, ignoring 'www.' and https. */
export function isSameSite(one: string, other: string): boolean {
  return siteOf(one) === siteOf(other);
}

function siteOf(address: string): string {
  const { hostname, port } = new URL(address);
  return `${hostname.replace(/^www\./, '')}:${port}`;
}
