import { messageOf, showToast } from '@frontdesk/shared/app';
import type { LinkRule } from '@frontdesk/shared/endpoints/link-rules';
import { QR_TYPE_NAMES } from '@frontdesk/shared/endpoints/qr';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Box, Button, Card, Flex, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { FailedState, formatDateTime, Skeleton, TimeAgo } from '@frontdesk/shared/ui/data';
import { useEffect, useRef, useState } from 'react';
import { announceCodesChanged, refreshCodes } from '../../api/code-details';
import { getShortLinkChanges, undoShortLinkChange } from '../../api/short-links';
import { errorLog, unreadable } from '../../messages/common';
import * as linkMessages from '../../messages/links';
import * as reachWords from '../../messages/reach';
import * as ruleWords from '../../messages/rules';
import * as messages from '../../messages/scans';
import { type LinkChange, takenBackWith } from '../../model/link-changes';
import type { SavedQr } from '../../model/qr-content';
import { readContent } from '../../model/qr-content';
import { describeConditions } from '../../model/rules';
import { ChangeLines, UndoDialog } from './UndoDialog';
import { useDescription } from './use-description';

/** Describes one side of a change in one line: the destination, or a setting as the server stored it. */
function describeDestination(
  stored: { readonly Type: string; readonly [field: string]: unknown },
  describe: (content: QrContent) => string[],
): string {
  if (stored.Type === 'Settings') return describeSettings(stored);
  const content = readContent(stored.Type, JSON.stringify(stored));
  if (!content) return unreadable;
  const text = describe(content).join(' · ');
  return content.type === 'Url' ? text : `${QR_TYPE_NAMES[content.type]}: ${text}`;
}

function describeSettings(settings: Readonly<Record<string, unknown>>): string {
  const { isPaused, rules, endsAfter, ...rest } = settings;
  const parts: string[] =
    typeof isPaused === 'boolean' ? [isPaused ? linkMessages.states.paused : linkMessages.states.active] : [];
  if (typeof endsAfter === 'number' || endsAfter === null) parts.push(ruleWords.endsAfter(endsAfter));
  for (const [name, say] of Object.entries(messages.settings)) {
    const value = rest[name];
    if (value === undefined) continue;
    parts.push(say(typeof value === 'string' ? (name === 'afterEndUrl' ? value : formatDateTime(value)) : null));
  }
  if (settings['fallback'] !== undefined || settings['fallbackAgentId'] !== undefined)
    parts.push(`${reachWords.fallback}: ${describeFallback(settings)}`);
  const lines = typeof rules === 'string' || rules === null ? describeRules(rules) : [];
  return [parts.join(' · '), ...lines].filter(Boolean).join('\n') || unreadable;
}

/**
 * Describes what a scan shows while a destination is unreachable. A change from one agent to another contains only
 * their ids.
 */
function describeFallback({ fallback, fallbackAgentId }: Readonly<Record<string, unknown>>): string {
  if (fallback === 'page') return reachWords.fallbacks.page;
  return fallback === 'agent' || fallbackAgentId
    ? reachWords.fallbacks.agent(reachWords.anAgent)
    : reachWords.fallbacks.none;
}

/** Describes stored rules, which are JSON, line by line: first their number, then each rule. */
function describeRules(stored: string | null): string[] {
  try {
    const rules: LinkRule[] = JSON.parse(stored ?? '[]');
    return [
      ruleWords.changed(rules.length),
      ...rules.map(
        ({ when, destination }, at) => `${at + 1}. ${describeConditions(when)} ${ruleWords.arrow(destination)}`,
      ),
    ];
  } catch {
    return [];
  }
}

/** Lists every change of a link's destination with its time, who made it, and an undo button. */
export function ChangesCard({ qrId }: { readonly qrId: SavedQr['id'] }) {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(getShortLinkChanges(qrId));
  const describe = useDescription(
    data?.some(({ before, after }) => [before.Type, after.Type].includes('Chat')) === true,
  );
  const [pending, setPending] = useState<LinkChange['id'] | null>(null);
  const [asked, setAsked] = useState<LinkChange['id'] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const list = useRef<HTMLDivElement>(null);
  const hasUndone = useRef(false);
  useEffect(
    function keepFocus() {
      // The pressed button disappears with the change that it undid.
      if (hasUndone.current && document.activeElement === document.body) list.current?.focus();
      hasUndone.current = false;
    },
    [data],
  );

  const describeChange = ({ before, after }: LinkChange) =>
    'hasPassword' in after
      ? (['', messages.passwordChange(before['hasPassword'] === true, after['hasPassword'] === true)] as const)
      : ([describeDestination(before, describe), describeDestination(after, describe)] as const);

  const asks = data?.findIndex(({ id }) => id === asked) ?? -1;
  const takenBack = data?.[asks] ? takenBackWith(data, asks) : null;

  async function undo(changeId: LinkChange['id']) {
    if (pending !== null) return;
    setAsked(null);
    setPending(changeId);
    setFailure(null);
    try {
      await undoShortLinkChange(changeId, data?.[0]?.id ?? changeId);
      hasUndone.current = true;
      await refreshCodes(queries);
      announceCodesChanged();
      showToast('success', linkMessages.undone);
    } catch (failed) {
      console.error(errorLog, failed);
      setFailure(failed);
      // Somebody may have changed the code since.
      void refetch();
    } finally {
      setPending(null);
    }
  }

  return (
    <Card>
      <Stack gap="4">
        {failure !== null && (
          <Notice tone="danger">
            <strong>{linkMessages.undoFailed}</strong> {messageOf(failure)}
          </Notice>
        )}
        {data ? (
          data.length === 0 ? (
            <Text tone="muted">{messages.noChanges}</Text>
          ) : (
            <Box
              as="ol"
              ref={list}
              tabIndex={-1}
              outline="none"
              mt="-3"
              mb="-3"
              css={{ '& > li:first-of-type': { borderTopWidth: 0 } }}
            >
              {data.map((change, place) => {
                const { id, at, person } = change;
                const later = takenBackWith(data, place);
                const lines = describeChange(change);
                return (
                  <Box as="li" key={id} py="3" borderTopWidth="1px">
                    <Flex wrap="wrap" justify="space-between" gap="4" align="flex-start">
                      <Box flex="1 1 8rem" minW={0}>
                        <Text tone="muted" fontSize="sm">
                          {person ?? messages.somebody} · <TimeAgo time={at} />
                        </Text>
                        <ChangeLines lines={lines} />
                      </Box>
                      {later && (
                        <Button
                          variant="outline"
                          size="sm"
                          flexShrink={0}
                          pending={pending === id}
                          aria-label={messages.undoNamed(lines[1].split('\n', 1)[0] ?? '')}
                          onClick={() => (later.length > 0 ? setAsked(id) : void undo(id))}
                        >
                          {linkMessages.undo}
                        </Button>
                      )}
                    </Flex>
                  </Box>
                );
              })}
            </Box>
          )
        ) : error ? (
          <FailedState what={messages.changesFailed} error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="72px" />
        )}
      </Stack>
      {data?.[asks] && takenBack && (
        <UndoDialog
          again={describeChange(data[asks])[0]}
          takenBack={takenBack.map(describeChange)}
          onConfirm={() => void undo(data[asks]?.id ?? '')}
          onCancel={() => setAsked(null)}
        />
      )}
    </Card>
  );
}
