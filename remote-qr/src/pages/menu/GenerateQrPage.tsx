import { Box, Grid, PageFrame, TextLink } from '@frontdesk/shared/ui/core';
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
import * as messages from '../../messages';
import { formUrls, urls } from '../../urls';
import { TypeTile } from './TypeTile';

const TILES = [
  { type: 'Url', icon: <Link aria-hidden /> },
  { type: 'Whatsapp', icon: <MessageCircle aria-hidden /> },
  { type: 'CalendarEvent', icon: <CalendarDays aria-hidden /> },
  { type: 'Contact', icon: <Contact aria-hidden /> },
  { type: 'Wifi', icon: <Wifi aria-hidden /> },
  { type: 'Email', icon: <Mail aria-hidden /> },
  { type: 'Phone', icon: <Phone aria-hidden /> },
  { type: 'Sms', icon: <MessageSquareText aria-hidden /> },
  { type: 'Place', icon: <MapPin aria-hidden /> },
  { type: 'Text', icon: <FileText aria-hidden /> },
] as const;

export function GenerateQrPage() {
  return (
    <PageFrame title={messages.generateTitle} intro={messages.generateIntro}>
      <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 260px), 1fr))" gap="4">
        {TILES.map(({ type, icon }) => (
          <TypeTile key={type} to={formUrls[type]} icon={icon} {...messages.tiles[type]} />
        ))}
      </Grid>
      <Box mt="6">
        <TextLink to={urls.batch}>{messages.manyAtOnce}</TextLink>
      </Box>
    </PageFrame>
  );
}
