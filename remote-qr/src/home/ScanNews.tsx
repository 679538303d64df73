import { messageOf, showToast } from '@frontdesk/shared/app';
import { attentionQuery, HOME_DAYS } from '@frontdesk/shared/cards';
import type { HomeList, HomeNeed, HomeNews } from '@frontdesk/shared/contract';
import { getAttention } from '@frontdesk/shared/endpoints/attention';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { getDailyScans } from '@frontdesk/shared/endpoints/scans';
import { endpointKey, endpointQuery, useMutation, useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Button, ButtonLink } from '@frontdesk/shared/ui/core';
import { formatDate } from '@frontdesk/shared/ui/data';
import { type ComponentType, useEffect, useMemo, useRef } from 'react';
import { getMyQrs } from '../api/codes';
import { setShortLinkPaused } from '../api/short-links';
import * as messages from '../messages/home';
import type { SavedQr } from '../model/qr-content';
import { codeUrl } from '../urls';

export interface ScanNewsProps {
  readonly listOf: (codes: readonly SavedQr[]) => HomeList;
  readonly onNews: (news: HomeNews) => void;
}

/** Reports how often codes were scanned, and which of them no longer lead to a destination. */
export function ScanNews({ listOf, onNews }: ScanNewsProps) {
  const { data: attention, isPending } = useQuery(attentionQuery());
  // An older version of our server, or a failed call.
  const isAlone = !isPending && !attention?.scans;
  const alone = useQuery({ ...endpointQuery(getDailyScans, { days: HOME_DAYS }), enabled: isAlone });
  const scans = attention?.scans ?? alone.data;
  const { data: codes } = useQuery(getMyQrs());
  // Keeps the same components after each fetch, so that a button whose action is in progress is not replaced.
  const actions = useRef(new Map<string, ComponentType>());
  const news = useMemo(
    (): HomeNews => ({
      ...(codes && { lists: [withScans(listOf(codes), scans?.codes ?? [])] }),
      ...(attention && { needs: attention.codes.map((code) => needOf(code, actions.current)) }),
      numbers: scans?.hasLinks
        ? [
            {
              id: 'scans',
              label: messages.scans,
              total: messages.number(scans.days.reduce((sum, { visits }) => sum + visits, 0)),
              days: scans.days.map(({ day, visits }) => ({ day, value: visits })),
            },
          ]
        : [],
    }),
    [attention, scans, codes, listOf],
  );
  useEffect(() => onNews(news), [onNews, news]);
  return null;
}

/** Reports how often each of the most scanned codes was scanned. */
const withScans = (list: HomeList, scanned: ResponseOf<typeof getDailyScans>['codes']): HomeList => ({
  ...list,
  items: list.items.map((item) => {
    const visits = scanned.find(({ qrId }) => String(qrId) === item.id)?.visits;
    return visits === undefined ? item : { ...item, detail: `${item.detail} · ${messages.recentScans(visits)}` };
  }),
});

type DeadCode = ResponseOf<typeof getAttention>['codes'][number];

function needOf(code: DeadCode, actions: Map<string, ComponentType>): HomeNeed {
  const { qrId, name, reason, at } = code;
  const text = name || messages.unnamed;
  const key = `${qrId} ${reason} ${text}`;
  const Action = actions.get(key) ?? (reason === 'paused' ? resumes(qrId, text) : opens(qrId, text));
  actions.set(key, Action);
  return {
    id: `code ${qrId}`,
    label: messages.deadEnds,
    tone: 'warning',
    text,
    detail:
      reason === 'paused' ? messages.pausedDetail : at ? messages.endedDetail(formatDate(at)) : messages.usedUpDetail,
    to: codeUrl(qrId),
    order: 40,
    Action,
  };
}

const resumes = (id: DeadCode['qrId'], name: string): ComponentType =>
  function Resume() {
    const client = useQueryClient();
    const resuming = useMutation({
      mutationFn: () => setShortLinkPaused(id, false),
      onSuccess: () => client.invalidateQueries({ queryKey: endpointKey(getAttention) }),
      onError: (error) => showToast('error', `${messages.resumeFailed} ${messageOf(error)}`),
    });
    return (
      <Button
        size="sm"
        variant="outline"
        aria-label={messages.resumeOne(name)}
        pending={resuming.isPending}
        onClick={() => resuming.mutate()}
      >
        {messages.resume}
      </Button>
    );
  };

const opens = (id: DeadCode['qrId'], name: string): ComponentType =>
  function Change() {
    return (
      <ButtonLink size="sm" variant="outline" to={codeUrl(id)} aria-label={messages.changeOne(name)}>
        {messages.change}
      </ButtonLink>
    );
  };
