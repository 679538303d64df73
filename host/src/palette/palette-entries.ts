import { addressOf, type RegisteredRemote } from '@frontdesk/shared/contract';
import { LOGOUT_PATH } from '../session/LogoutPage';
import { isAt, SIDEBAR } from '../shell/navigation';

/** Something the palette leads to. */
export interface PaletteEntry {
  readonly key: string;
  readonly label: string;
  /** What kind of thing it is, in one word. */
  readonly kind: 'Screen' | 'Agent' | 'QR code';
  readonly to: string;
  /** Words that find it beside its label. */
  readonly search?: readonly string[];
}

interface Named {
  readonly id: string | number;
  readonly name: string;
}

/** Ends the session, so it is the last entry and never one that is opened by accident. */
export const LOG_OUT = screen('Log Out', '/Logout', ['sign out', 'log off', 'leave']);

/** Every screen that shows something when it is opened by its address, in the sidebar's order. */
export function screenEntries(remotes: readonly RegisteredRemote[]): PaletteEntry[] {
  const screens = remotes
    .flatMap((remote) => remote.routes)
    .filter(({ access, path, search }) => access === 'signed-in' && !path.includes(':') && search !== false)
    .filter(({ path }) => addressOf(path) !== LOGOUT_PATH)
    .map(({ title, path, search }) => screen(title, path, search || []));
  const seen = new Set<string>();
  return [
    screen('Dashboard', '/admin', ['home', 'start']),
    ...screens.sort((a, b) => placeOf(a) - placeOf(b)),
    screen('Health', '/admin/health', ['status', 'parts', 'version']),
  ].filter(({ label }) => !seen.has(label) && seen.add(label));
}

export function agentEntries(agents: readonly Named[]): PaletteEntry[] {
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

/** Where the sidebar has the screen, or the screen that it belongs to; the others follow. */
function placeOf({ to }: PaletteEntry): number {
  const place = SIDEBAR.findIndex((item) => isAt(item, to));
  return place < 0 ? SIDEBAR.length : place;
}

function screen(label: string, to: string, search: readonly string[]): PaletteEntry {
  return { key: `screen ${to}`, label, kind: 'Screen', to, search };
}
