import Bot from 'lucide-react/icons/bot';
import CircleCheck from 'lucide-react/icons/circle-check';
import House from 'lucide-react/icons/house';
import LogOut from 'lucide-react/icons/log-out';
import MessagesSquare from 'lucide-react/icons/messages-square';
import QrCode from 'lucide-react/icons/qr-code';
import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import Settings from 'lucide-react/icons/settings';
import User from 'lucide-react/icons/user';
import type { ComponentType } from 'react';

export interface NavigationItem {
  readonly label: string;
  readonly icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  /** Absent: the entry is shown, but leads nowhere (spec section 2). */
  readonly to?: string;
  /** Other addresses that belong to it, by how they begin, in lower case. */
  readonly covers?: readonly string[];
}

export interface NavigationGroup {
  readonly title: string;
  readonly items: readonly NavigationItem[];
}

const dashboard: NavigationItem = { label: 'Dashboard', icon: House, to: '/admin' };
const myQr: NavigationItem = { label: 'My Qr', icon: QrCode, to: '/MyQr' };
const generateQr: NavigationItem = {
  label: 'Generate Qr Codes',
  icon: ScanQrCode,
  to: '/GenerateQr',
  covers: ['/qr'],
};
const myAgents: NavigationItem = { label: 'My Agents', icon: Bot, to: '/agent', covers: ['/newagent'] };
const chat: NavigationItem = { label: 'Chat', icon: MessagesSquare, to: '/Chat' };
const logOut: NavigationItem = { label: 'Log Out', icon: LogOut, to: '/Logout' };

/** The sidebar of wide screens. The spec's own leaves out the QR codes and the chat; an owner needs the way there. */
export const SIDEBAR: readonly NavigationItem[] = [
  dashboard,
  myAgents,
  myQr,
  generateQr,
  chat,
  { label: 'Status', icon: CircleCheck },
  { label: 'Profile', icon: User, to: '/myprofile' },
  { label: 'Setting', icon: Settings },
  logOut,
];

/** The menu of narrow screens. Profile and Setting are no links there; the admin picture leads to the profile. */
export const MENU: readonly NavigationGroup[] = [
  { title: 'Main', items: [dashboard, myAgents, chat] },
  { title: 'lists', items: [myQr, generateQr] },
  { title: 'settings', items: [{ label: 'Profile', icon: User }, { label: 'Setting', icon: Settings }, logOut] },
];

/** Whether `pathname` is the entry's own address, one below it, or one that belongs to it. */
export function isAt({ to, covers = [] }: NavigationItem, pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  const own = to?.toLowerCase();
  if (own === undefined) return false;
  if (own === '/admin') return path === own;
  return path === own || path.startsWith(`${own}/`) || covers.some((beginning) => path.startsWith(beginning));
}
