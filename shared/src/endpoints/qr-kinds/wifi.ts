import type { Kind } from './kind';

/** `WPA` means WPA2 or older, with or without WPA3. */
export type WifiSecurity = 'WPA' | 'WPA3' | 'none' | 'WEP';

export type Wifi = {
  networkName: string;
  /** '' for a network without a password. */
  password: string;
  security: WifiSecurity;
  /** 'true' for a network that does not broadcast its name, otherwise ''. */
  hidden: string;
};

/**
 * The Wi-Fi Alliance defines 'WPA' for both WPA2 and WPA3, and both iPhones and Android phones read it; 'R:1' adds that
 * the network accepts only WPA3. iPhones do not support 'SAE', which Android itself writes.
 */
const TYPES: Readonly<Record<string, string>> = {
  WPA: 'T:WPA;',
  WPA3: 'T:WPA;R:1;',
  none: 'T:nopass;',
  WEP: 'T:WEP;',
};

export const wifi: Kind<Wifi> = {
  name: 'Wi-Fi',
  fields: {
    networkName: { label: 'Network name', rule: 'exact', isRequired: true },
    password: { label: 'Password', rule: 'exact' },
    security: { label: 'Security', rule: 'security' },
    hidden: { label: 'Hidden network', rule: 'switch' },
  },
  /** Returns the text with which a phone joins a network (WPA3 specification 3.0, section 7). */
  text({ networkName, password, security, hidden }) {
    const secret = security === 'none' ? '' : `P:${escaped(password)};`;
    return `WIFI:${TYPES[security] ?? TYPES['WPA']}S:${escaped(networkName)};${secret}${hidden === 'true' ? 'H:true;' : ''};`;
  },
  // Omits the password, which people near the screen could read.
  lines: ({ networkName }) => [networkName],
  defaultName: ({ networkName }) => `Wi-Fi ${networkName}`,
  // A phone without a network cannot follow a link.
  link: null,
};

/**
 * Escapes a value. Adds no quotes around hex digits, as some generators do, because iPhones would read them as part of
 * the value.
 */
function escaped(value: string): string {
  return value.replace(/[\\;,:"]/g, '\\$&');
}
