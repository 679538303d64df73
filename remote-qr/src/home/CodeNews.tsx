import type { HomeCardProps, HomeList, HomeNews } from '@frontdesk/shared/contract';
import { QR_TYPE_NAMES, type QrType } from '@frontdesk/shared/endpoints/qr';
import { useOwnCalls } from '@frontdesk/shared/own-calls';
import { useQuery } from '@frontdesk/shared/query';
import { chakra } from '@frontdesk/shared/ui/core';
import { latePart } from '@frontdesk/shared/ui/data';
import Link from 'lucide-react/icons/link';
import MessagesSquare from 'lucide-react/icons/messages-square';
import QrCode from 'lucide-react/icons/qr-code';
import Wifi from 'lucide-react/icons/wifi';
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

const Tile = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    flexShrink: 0,
    rounded: 'md',
    bg: 'brass.subtle',
    color: 'brass.text',
  },
});

/** The kinds that most codes have; the others have the sign of a code. */
const ICONS: Readonly<Record<string, typeof Link>> = { Url: Link, Wifi, Chat: MessagesSquare };

function KindTile({ type }: Pick<SavedQr, 'type'>) {
  const Icon = ICONS[type] ?? QrCode;
  return (
    <Tile aria-hidden>
      <Icon size={18} />
    </Tile>
  );
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
    detail: Object.hasOwn(QR_TYPE_NAMES, type) ? QR_TYPE_NAMES[type as QrType] : type,
    icon: <KindTile type={type} />,
  })),
});
