import Bell from 'lucide-react/icons/bell';
import Bot from 'lucide-react/icons/bot';
import CircleCheck from 'lucide-react/icons/circle-check';
import House from 'lucide-react/icons/house';
import LogOut from 'lucide-react/icons/log-out';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Puzzle from 'lucide-react/icons/puzzle';
import QrCode from 'lucide-react/icons/qr-code';
import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import Settings from 'lucide-react/icons/settings';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';

/** The contract's icons by name, and those of the host's own entries. */
const ICONS = {
  bell: Bell,
  bot: Bot,
  chat: MessagesSquare,
  check: CircleCheck,
  home: House,
  'log-out': LogOut,
  people: Users,
  person: User,
  puzzle: Puzzle,
  'qr-code': QrCode,
  'qr-scan': ScanQrCode,
  settings: Settings,
} as const;

/** Draws an icon by its name, or from path data, which begins with M. Shows the puzzle piece for an unknown name. */
export function EntryIcon({ icon }: { icon: string }) {
  if (icon.startsWith('M')) {
    return (
      <svg
        width={18}
        height={18}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d={icon} />
      </svg>
    );
  }
  const Icon = Object.hasOwn(ICONS, icon) ? ICONS[icon as keyof typeof ICONS] : Puzzle;
  return <Icon size={18} aria-hidden />;
}
