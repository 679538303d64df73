import type { HomeCardProps, HomeList, HomeNews } from '@frontdesk/shared/contract';
import { QR_TYPE_NAMES, type QrType } from '@frontdesk/shared/endpoints/qr';
import { useOwnCalls } from '@frontdesk/shared/own-calls';
import { useQuery } from '@frontdesk/shared/query';
import { Text } from '@frontdesk/shared/ui/core';
import { latePart } from '@frontdesk/shared/ui/data';
import { useEffect, useMemo, useState } from 'react';
import { getMyQrs } from '../api/codes';
import * as messages from '../messages/home';
import type { SavedQr } from '../model/qr-content';
import { codeUrl, urls } from '../urls';
import type { ScanNewsProps } from './ScanNews';

/** Loads after the dashboard, because only our server counts scans. */
const ScanNews = latePart<ScanNewsProps>({
  load: async () => (await import('./ScanNews')).ScanNews,
  failed: messages.scansFailed,
  mb: '6',
});

/** Tells the dashboard about the saved codes, and on our server about their scans and codes that lead nowhere. */
export function CodeNews({ onNews }: HomeCardProps) {
  const isOurs = useOwnCalls();
  const { data: codes, error, refetch } = useQuery(getMyQrs());
  const [scans, setScans] = useState<HomeNews>({});
  const news = useMemo((): HomeNews | null => {
    if (error && !codes) return { failure: { text: messages.codesFailed, error, retry: () => void refetch() } };
    if (!codes) return null;
    return codes.length === 0 ? {} : { ...scans, lists: [listOf(codes)] };
  }, [codes, error, refetch, scans]);
  useEffect(() => onNews?.(news), [onNews, news]);
  return isOurs && codes && codes.length > 0 ? <ScanNews onNews={setScans} /> : null;
}

const NEWEST = 3;

/** Returns the newest codes. Codes have no date: numeric ids increase, and other servers list the newest first. */
function newestCodes(codes: readonly SavedQr[]): readonly SavedQr[] {
  const isNumbered = codes.every(({ id }) => /^\d+$/.test(String(id)));
  const ordered = isNumbered ? [...codes].sort((a, b) => Number(b.id) - Number(a.id)) : codes;
  return ordered.slice(0, NEWEST);
}

const listOf = (codes: readonly SavedQr[]): HomeList => ({
  title: messages.title,
  count: codes.length,
  all: { label: messages.all, to: urls.myQr },
  order: 30,
  items: newestCodes(codes).map(({ id, name, type }) => ({
    id: String(id),
    text: name || messages.unnamed,
    to: codeUrl(id),
    mark: (
      <Text as="span" tone="muted" fontSize="xs">
        {Object.hasOwn(QR_TYPE_NAMES, type) ? QR_TYPE_NAMES[type as QrType] : type}
      </Text>
    ),
  })),
});
