import type { QrType } from '@frontdesk/shared/endpoints/qr';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Link from 'lucide-react/icons/link';
import MessageCircle from 'lucide-react/icons/message-circle';
import QrCode from 'lucide-react/icons/qr-code';
import type { ReactNode } from 'react';

const ICONS: Partial<Record<string, ReactNode>> = {
  Url: <Link aria-hidden size={18} />,
  Whatsapp: <MessageCircle aria-hidden size={18} />,
  CalendarEvent: <CalendarDays aria-hidden size={18} />,
};

/** The small picture of a kind of code. */
export function kindIcon(type: QrType): ReactNode {
  return ICONS[type] ?? <QrCode aria-hidden size={18} />;
}
