import type { QrType } from '@frontdesk/shared/endpoints/qr';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Contact from 'lucide-react/icons/contact';
import FileText from 'lucide-react/icons/file-text';
import Link from 'lucide-react/icons/link';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Phone from 'lucide-react/icons/phone';
import Wifi from 'lucide-react/icons/wifi';

const ICONS = {
  Url: Link,
  Whatsapp: MessageCircle,
  CalendarEvent: CalendarDays,
  Contact,
  Wifi,
  Email: Mail,
  Phone,
  Sms: MessageSquareText,
  Place: MapPin,
  Text: FileText,
} satisfies Record<QrType, unknown>;

export function KindIcon({ type }: { readonly type: QrType }) {
  const Icon = ICONS[type];
  return <Icon aria-hidden size={18} />;
}
