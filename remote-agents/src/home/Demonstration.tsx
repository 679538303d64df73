import { messageOf, showToast } from '@frontdesk/shared/app';
import { useMutation, useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Box, Button, Flex, Notice, Spinner, Text } from '@frontdesk/shared/ui/core';
import { latePart } from '@frontdesk/shared/ui/data';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import { useEffect, useRef, useState } from 'react';
import { demonstrationQuery, fillDemonstration, removeDemonstration } from '../api/demonstration';
import * as words from '../messages/next-steps';
import { showFailure } from '../pages/show-failure';
import type { HotelOfferProps } from './FirstMinute';

/** Loads together with the other parts that only a new owner sees. */
const HotelOffer = latePart<HotelOfferProps>({
  load: async () => (await import('./FirstMinute')).HotelOffer,
  failed: words.steps.demonstrationFailed,
  mb: '6',
});

const LOOK_MS = 1_000;

interface DemonstrationProps {
  /** Whether the owner has no agent and no code yet. */
  readonly isEmpty: boolean;
  /** Whether the owner lacks an agent or a code. */
  readonly isNew?: boolean;
}

/**
 * Offers a demonstration hotel to a new owner, labels it, and removes it. Once she has an agent, the offer shrinks to a
 * line. Renders nothing on other servers.
 */
export function Demonstration({ isEmpty, isNew = isEmpty }: DemonstrationProps) {
  const client = useQueryClient();
  const { data } = useQuery({
    ...demonstrationQuery,
    refetchInterval: ({ state }) => (state.data?.state === 'filling' ? LOOK_MS : false),
  });
  const [isAsking, setAsking] = useState(false);
  const fill = useMutation({
    mutationFn: fillDemonstration,
    onSuccess(answer) {
      client.setQueryData(demonstrationQuery.queryKey, answer);
      void client.invalidateQueries();
    },
  });
  const remove = useMutation({
    mutationFn: removeDemonstration,
    async onSuccess() {
      setAsking(false);
      await client.invalidateQueries();
      showToast('success', words.removed);
    },
    onError: showFailure(words.removeFailed),
  });
  const state = data?.state;
  useAfterFilling(state, (isReady) => {
    void client.invalidateQueries();
    showToast(isReady ? 'success' : 'error', isReady ? words.filled : words.fillFailed);
  });

  if (state === undefined || (state === 'none' && !isNew)) return null;
  if (state === 'none') {
    const fillButton = (
      <Button variant="outline" size="sm" pending={fill.isPending} onClick={() => fill.mutate()}>
        {words.fill}
      </Button>
    );
    const failure = fill.error && (
      <Box mt="4" flexBasis="100%">
        <Notice tone="danger">
          {words.fillFailed} {messageOf(fill.error)}
        </Notice>
      </Box>
    );
    if (!isEmpty) {
      return (
        <Flex as="section" aria-label={words.label} mb="6" columnGap="3" rowGap="2" align="center" wrap="wrap">
          <Text tone="muted">{words.offerBeside}</Text>
          {fillButton}
          {failure}
        </Flex>
      );
    }
    return (
      <HotelOffer>
        {fillButton}
        {failure}
      </HotelOffer>
    );
  }
  const removeButton = (
    <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
      {words.remove}
    </Button>
  );
  return (
    <Box
      as="section"
      aria-label={words.label}
      width="100%"
      mt={{ base: '6', md: '0' }}
      mb={{ md: '6' }}
      data-after-news
    >
      {state === 'filling' && (
        <Notice tone="info">
          <Flex gap="3" align="center">
            <Spinner size="16px" /> <span>{words.filling}</span>
          </Flex>
        </Notice>
      )}
      {state === 'ready' && (
        <Flex gap="3" align="center" wrap="wrap">
          <Text role="status" flex="1 1 10rem" fontSize={{ base: 'xs', md: 'sm' }}>
            <strong>{words.ready}</strong>{' '}
            <Text as="span" tone="muted" hideBelow="md">
              {words.readyText}
            </Text>
          </Text>
          {removeButton}
        </Flex>
      )}
      {state === 'stopped' && (
        <Notice
          tone="warning"
          action={
            <Flex gap="3" wrap="wrap">
              <Button size="sm" pending={fill.isPending} onClick={() => fill.mutate()}>
                {words.again}
              </Button>
              {removeButton}
            </Flex>
          }
        >
          {words.stopped}
        </Notice>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={words.hotel}
        question={words.question}
        confirmLabel={words.confirm}
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      />
    </Box>
  );
}

/** Calls `onEnd` once if filling ends while this page is open, with whether the demonstration is complete. */
function useAfterFilling(state: string | undefined, onEnd: (isReady: boolean) => void): void {
  const before = useRef(state);
  useEffect(
    function noteEnd() {
      const wasFilling = before.current === 'filling';
      before.current = state;
      if (wasFilling && (state === 'ready' || state === 'none')) onEnd(state === 'ready');
    },
    [state, onEnd],
  );
}
