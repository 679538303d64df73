import type { RegisteredRemote } from '@frontdesk/shared/contract';

/** Something the palette leads to. */
export interface PaletteEntry {
  readonly key: string;
  readonly label: string;
  /** What kind of thing it is, in one word. */
  readonly kind: 'Screen' | 'Agent' | 'QR code';
  readonly to: string;
}

interface Named {
  readonly id: string | number;
  readonly name: string;
}

/** How many matches are shown. */
const MATCHES_MAX = 12;

/** Every screen that an owner can open by its address alone, from the registry. */
export function screenEntries(remotes: readonly RegisteredRemote[]): PaletteEntry[] {
  const screens = remotes
    .flatMap((remote) => remote.routes)
    .filter((route) => route.access === 'signed-in' && !route.path.includes(':'))
    .map((route) => screen(route.title, route.path));
  const seen = new Set<string>();
  return [screen('Dashboard', '/admin'), ...screens, screen('Health', '/admin/health')].filter(
    ({ label }) => !seen.has(label) && seen.add(label),
  );
}

export function agentEntries(agents: readonly (Named & { readonly id: string | number })[]): PaletteEntry[] {
  return agents.map(({ id, name }) => ({
    key: `agent ${id}`,
    label: name,
    kind: 'Agent',
    to: `/agent/${encodeURIComponent(id)}`,
  }));
}

export function qrEntries(codes: readonly Named[]): PaletteEntry[] {
  return codes.map(({ id, name }) => ({
    key: `qr ${id}`,
    label: name,
    kind: 'QR code',
    to: `/MyQr?search=${encodeURIComponent(name)}`,
  }));
}

/** The entries whose label has every typed word, those that begin with the text first. */
export function matchEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const text = typed.trim().toLowerCase();
  const words = text.split(/\s+/);
  const matches = entries.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
  const begins = ({ label }: PaletteEntry) => Number(!label.toLowerCase().startsWith(text));
  return matches.sort((a, b) => begins(a) - begins(b)).slice(0, MATCHES_MAX);
}

function screen(label: string, to: string): PaletteEntry {
  return { key: `screen ${to}`, label, kind: 'Screen', to };
}
