import type { HomeCardProps, HomeList, HomeNews } from '@frontdesk/shared/contract';
import { QR_TYPE_NAMES, type QrType } from '@frontdesk/shared/endpoints/qr';
import { useOwnCalls } from '@frontdesk/shared/own-calls';
import { useQuery } from '@frontdesk/shared/query';
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

/**
 * Reports to the dashboard about the saved codes and, on our server, also about their scans and about codes that no
 * longer lead to a destination.
 */
export function CodeNews({ onNews }: HomeCardProps) {
  const isOurs = useOwnCalls();
  const { data: codes, error, refetch } = useQuery(getMyQrs());
  const [scans, setScans] = useState<HomeNews>({});
  const news = useMemo((): HomeNews | null => {
    if (error && !codes) return { failure: { text: messages.codesFailed, error, retry: () => void refetch() } };
    if (!codes) return null;
    return codes.length === 0 ? {} : { lists: [listOf(codes)], ...scans };
  }, [codes, error, refetch, scans]);
  useEffect(() => onNews?.(news), [onNews, news]);
  return isOurs && codes && codes.length > 0 ? <ScanNews listOf={listOf} onNews={setScans} /> : null;
}

const NEWEST = 3;

/** Returns the newest codes. Codes have no date: numeric ids increase, and other servers list the newest first. */
function newestCodes(codes: readonly SavedQr[]): readonly SavedQr[] {
  const isNumbered = codes.every(({ id }) => /^\d+$/.test(String(id)));
  const ordered = isNumbered ? [...codes].sort((a, b) => Number(b.id) - Number(a.id)) : codes;
  return ordered.slice(0, NEWEST);
}

/** The icons of some kinds; the others use the icon for codes. */
const SIGNS: Readonly<Record<string, string>> = {
  Url: 'M10 13a5 5 0 0 0 7 1l3-3a5 5 0 0 0-7-7l-2 2M14 11a5 5 0 0 0-7-1l-3 3a5 5 0 0 0 7 7l2-2',
  Wifi: 'M2 9a15 15 0 0 1 20 0M5 13a10 10 0 0 1 14 0M9 16a5 5 0 0 1 6 0M12 20h.1',
};
const CODE = 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2m4-2v6h-6';

const listOf = (codes: readonly SavedQr[]): HomeList => ({
  title: messages.title,
  count: codes.length,
  all: { label: messages.all, to: urls.myQr },
  order: 30,
  items: newestCodes(codes).map(({ id, name, type }) => ({
    id: String(id),
    text: name || messages.unnamed,
    to: codeUrl(id),
    detail: Object.hasOwn(QR_TYPE_NAMES, type) ? QR_TYPE_NAMES[type as QrType] : type,
    icon: (
      <svg
        aria-hidden
        viewBox="0 0 24 24"
        width="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      >
        <path d={SIGNS[type] ?? CODE} />
      </svg>
    ),
  })),
});
