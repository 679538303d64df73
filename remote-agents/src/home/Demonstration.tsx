import { messageOf, showToast } from '@frontdesk/shared/app';
import { useMutation, useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Box, Button, Card, Flex, Heading, Notice, Spinner, Text } from '@frontdesk/shared/ui/core';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import { useEffect, useRef, useState } from 'react';
import { demonstrationQuery, fillDemonstration, removeDemonstration } from '../api/demonstration';
import * as words from '../messages/next-steps';
import { showFailure } from '../pages/show-failure';

const LOOK_MS = 1_000;

/**
 * Offers a demonstration hotel to an owner who has nothing yet, and labels and removes it. Renders nothing on other
 * servers.
 */
export function Demonstration({ isEmpty }: { readonly isEmpty: boolean }) {
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

  if (state === undefined || (state === 'none' && !isEmpty)) return null;
  if (state === 'none') {
    return (
      <Card
        aria-label={words.label}
        mb="6"
        flex="2 1 18rem"
        bg="brass.subtle"
        borderColor="brass"
        display="flex"
        flexDirection="column"
        alignItems="flex-start"
      >
        <Heading size="sm">{words.offer}</Heading>
        <Text mt="1" mb="4">
          {words.offerText}
        </Text>
        <Button variant="outline" size="sm" mt="auto" pending={fill.isPending} onClick={() => fill.mutate()}>
          {words.fill}
        </Button>
        {fill.error && (
          <Box mt="4">
            <Notice tone="danger">
              {words.fillFailed} {messageOf(fill.error)}
            </Notice>
          </Box>
        )}
      </Card>
    );
  }
  const removeButton = (
    <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
      {words.remove}
    </Button>
  );
  return (
    <Box as="section" aria-label={words.label} mb="6" flex="1 0 100%">
      {state === 'filling' && (
        <Notice tone="info">
          <Flex gap="3" align="center">
            <Spinner size="16px" /> <span>{words.filling}</span>
          </Flex>
        </Notice>
      )}
      {state === 'ready' && (
        <Notice tone="info" action={removeButton}>
          <strong>{words.ready}</strong> {words.readyText}
        </Notice>
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

/** Calls `onEnd` once when filling ends while this page watches, with whether the demonstration is complete. */
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
