import { QR_TYPES } from '@frontdesk/shared/endpoints/qr';
import { Box, Grid, PageFrame, TextLink } from '@frontdesk/shared/ui/core';
import * as messages from '../../messages';
import { formUrls, urls } from '../../urls';
import { KindIcon } from '../kind-icons';
import { TypeTile } from './TypeTile';

export function GenerateQrPage() {
  return (
    <PageFrame title={messages.generateTitle} intro={messages.generateIntro}>
      <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 260px), 1fr))" gap="4">
        {QR_TYPES.map((type) => (
          <TypeTile key={type} to={formUrls[type]} icon={<KindIcon type={type} />} {...messages.tiles[type]} />
        ))}
      </Grid>
      <Box mt="6">
        <TextLink to={urls.batch}>{messages.manyAtOnce}</TextLink>
      </Box>
    </PageFrame>
  );
}
