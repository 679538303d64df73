/** Parameters by which website statistics recognize where a visitor came from. */
export type CampaignName = 'utm_source' | 'utm_medium' | 'utm_campaign';

/** Reads a parameter of a typed address; '' if it is missing. */
export function readCampaign(address: string, name: CampaignName): string {
  const written = split(address).pairs.find((pair) => nameOf(pair) === name);
  return written === undefined ? '' : decoded(written.slice(name.length + 1));
}

/** Changes a parameter of the address, or removes it if `value` is ''. Everything else remains as typed. */
export function withCampaign(address: string, name: CampaignName, value: string): string {
  const { base, pairs, hash } = split(address);
  const changed = `${name}=${encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'))}`;
  const at = pairs.findIndex((pair) => nameOf(pair) === name);
  const others = pairs.filter((pair) => nameOf(pair) !== name);
  if (value !== '') others.splice(at === -1 ? others.length : at, 0, changed);
  return `${base}${others.length > 0 ? `?${others.join('&')}` : ''}${hash}`;
}

function split(address: string) {
  const [, base = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  return { base, pairs: query === '' ? [] : query.split('&'), hash };
}

const nameOf = (pair: string) => pair.split('=', 1)[0];

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}
