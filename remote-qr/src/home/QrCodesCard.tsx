import { SummaryCard } from '@frontdesk/shared/cards';
import { QR_TYPE_NAMES, type QrType } from '@frontdesk/shared/endpoints/qr';
import { useQuery } from '@frontdesk/shared/query';
import { Flex, Text, TextLink } from '@frontdesk/shared/ui/core';
import { getMyQrs } from '../api/codes';
import * as messages from '../home-messages';
import type { SavedQr } from '../model/short-link';
import { useShortLinks } from '../pages/links/use-short-links';
import { codeUrl, urls } from '../urls';

const NEWEST = 3;

/** Returns the newest codes. Codes have no date: numeric ids increase, and other servers list the newest first. */
function newestCodes(codes: readonly SavedQr[]): readonly SavedQr[] {
  const isNumbered = codes.every(({ id }) => /^\d+$/.test(String(id)));
  const ordered = isNumbered ? [...codes].sort((a, b) => Number(b.id) - Number(a.id)) : codes;
  return ordered.slice(0, NEWEST);
}

/** Shows the saved codes on the home dashboard. */
export function QrCodesCard() {
  const query = useQuery(getMyQrs());
  const codes = query.data ?? [];
  const links = [...(useShortLinks({ isLive: true })?.values() ?? [])];
  const scans = links.reduce((total, { visits }) => total + visits, 0);
  return (
    <SummaryCard
      title={messages.title}
      to={urls.myQr}
      linkLabel={messages.all}
      query={query}
      count={codes.length}
      detail={links.length === 0 ? messages.saved : `${messages.saved} · ${messages.scanCount(scans)}`}
      newest={newestCodes(codes).map(({ id, name, type }) => ({
        id,
        label: (
          <Flex justify="space-between" gap="3">
            <TextLink to={codeUrl(id)} minW={0} truncate title={name}>
              {name || messages.unnamed}
            </TextLink>
            <Text tone="muted" flexShrink={0}>
              {Object.hasOwn(QR_TYPE_NAMES, type) ? QR_TYPE_NAMES[type as QrType] : type}
            </Text>
          </Flex>
        ),
      }))}
      whenEmpty={messages.none}
    />
  );
}
