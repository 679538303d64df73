import { Box, Grid, PageFrame, TextLink } from '@frontdesk/shared/ui/core';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Link from 'lucide-react/icons/link';
import MessageCircle from 'lucide-react/icons/message-circle';
import * as messages from '../../messages';
import { formUrls, urls } from '../../urls';
import { TypeTile } from './TypeTile';

const TILES = [
  { type: 'Url', icon: <Link aria-hidden /> },
  { type: 'Whatsapp', icon: <MessageCircle aria-hidden /> },
  { type: 'CalendarEvent', icon: <CalendarDays aria-hidden /> },
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
