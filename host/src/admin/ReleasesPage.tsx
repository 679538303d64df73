import { ApiError, call, messageOf, showToast, useRealtime } from '@frontdesk/shared/app';
import {
  changeRelease,
  endReleaseToken,
  getReleases,
  type ReleaseChange,
  type ReleasePart,
} from '@frontdesk/shared/endpoints/releases';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import { Button, Card, Flex, Heading, Notice, PageFrame, Stack, Text, TextLink } from '@frontdesk/shared/ui/core';
import { DateTime, FailedState, Skeleton, Td } from '@frontdesk/shared/ui/data';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import { useState } from 'react';
import * as messages from '../messages/releases';
import { ColumnTable } from './ColumnTable';
import { isStopped, PartCard } from './PartCard';
import { NewTokenDialog, type Release, RolloutDialog } from './release-dialogs';
import { WaitingCard } from './WaitingCard';

/** The open dialog: an action to confirm, or a choice that the operator must make. */
type Open =
  | { readonly is: 'new token' }
  | { readonly is: 'rollout'; readonly part: ReleasePart; readonly release: Release }
  | { readonly is: 'question'; readonly name: string; readonly question: Question };

interface Question {
  readonly text: string;
  readonly confirm: string;
  readonly work: () => Promise<unknown>;
  readonly done: string;
}

/** Lets operators add remotes, and release, stop and roll back builds; shows who did what. */
export function ReleasesPage() {
  const isOwn = useRealtime().status !== 'Unavailable';
  const { data, error, refetch } = useQuery({ ...endpointQuery(getReleases, {}), enabled: isOwn, retry: false });
  const [open, setOpen] = useState<Open | null>(null);
  const [pending, setPending] = useState<string | null>(null);
  const status = error instanceof ApiError ? error.status : null;

  /** Resolves to true if the work succeeded. */
  async function run(name: string, work: () => Promise<unknown>, done: string): Promise<boolean> {
    setPending(name);
    try {
      await work();
      showToast('success', done);
      return true;
    } catch (failure) {
      showToast('error', `${messages.changeFailed(name)} ${messageOf(failure)}`);
      return false;
    } finally {
      await refetch();
      setPending(null);
    }
  }
  const change = (remote: string, wanted: ReleaseChange) => call(changeRelease, { remote, change: wanted });
  const ask = (name: string, question: Question) => setOpen({ is: 'question', name, question });
  const askToEnd = (name: string, id: string) =>
    ask(name, {
      text: messages.endQuestion(name),
      confirm: messages.endToken,
      work: () => call(endReleaseToken, { id }),
      done: messages.tokenEnded,
    });

  async function confirm({ name, question }: Extract<Open, { is: 'question' }>) {
    await run(name, question.work, question.done);
    setOpen(null);
  }

  const waiting = data?.parts.filter(({ state }) => state === 'waiting') ?? [];
  const addable = waiting.find(({ releases, problems }) => releases.length > 0 && problems.length === 0);
  const others = data?.parts.filter(({ state }) => state !== 'waiting') ?? [];
  return (
    <PageFrame
      title={messages.title}
      intro={messages.intro}
      action={
        data?.canChange && (
          <Button variant={addable ? 'outline' : 'solid'} onClick={() => setOpen({ is: 'new token' })}>
            {messages.newToken}
          </Button>
        )
      }
    >
      <Stack gap="4">
        {(status === 404 || !isOwn) && <Notice tone="info">{messages.notAvailable}</Notice>}
        {status === 403 && <Notice tone="info">{messageOf(error)}</Notice>}
        {error && status !== 404 && status !== 403 && !data && (
          <FailedState what={messages.failed} error={error} onRetry={() => void refetch()} />
        )}
        {isOwn && !data && !error && (
          <Stack gap="4" role="status" aria-label={messages.loading}>
            {['one', 'two', 'three'].map((row) => (
              <Skeleton key={row} height="120px" />
            ))}
          </Stack>
        )}
        {data && !data.canChange && <Notice tone="warning">{data.why}</Notice>}
        {data?.parts.length === 0 && <Text>{messages.none}</Text>}
        {waiting.length > 0 && <Heading as="h2">{messages.waitingTitle}</Heading>}
        {waiting.map((part) => (
          <WaitingCard
            key={part.name}
            part={part}
            pending={pending === part.name}
            canChange={data?.canChange ?? false}
            isMain={part === addable}
            onAdd={(release) => setOpen({ is: 'rollout', part, release })}
            onOpenPreview={({ id, version }) =>
              ask(part.name, {
                text: messages.openQuestion(part.name, version),
                confirm: messages.openPreview,
                work: () => change(part.name, { kind: 'preview', release: id }),
                done: messages.opened(part.name),
              })
            }
            onDecline={() =>
              ask(part.name, {
                text: messages.declineQuestion(part.name),
                confirm: messages.decline,
                work: () => change(part.name, { kind: 'decline' }),
                done: messages.declined(part.name),
              })
            }
            onEndToken={(id) => askToEnd(part.name, id)}
          />
        ))}
        {others.map((part) => (
          <PartCard
            key={part.name}
            part={part}
            pending={pending === part.name}
            canChange={data?.canChange ?? false}
            onRelease={(release) => setOpen({ is: 'rollout', part, release })}
            onDecline={({ id, version }) =>
              ask(part.name, {
                text: messages.declineBuildQuestion(part.name, version),
                confirm: messages.decline,
                work: () => change(part.name, { kind: 'decline', release: id }),
                done: messages.declined(`${part.name} ${version}`),
              })
            }
            onStop={() =>
              void run(
                part.name,
                () => change(part.name, { kind: 'rollout', percent: 0, halt: false }),
                messages.stopDone(part.name),
              )
            }
            onRollBack={({ id, version }) => {
              const work = () => change(part.name, { kind: 'rollback' });
              if (part.state === 'removed') return void run(part.name, work, messages.added(part.name));
              if (isStopped(part)) {
                return ask(part.name, {
                  text: messages.endRolloutQuestion(part.name, version),
                  confirm: messages.endRollout,
                  work,
                  done: messages.rolloutEnded(part.name),
                });
              }
              ask(part.name, {
                text: messages.rollBackQuestion(part.name, version, id),
                confirm: messages.rollBackTo(version),
                work,
                done: messages.rolledBack(part.name, version),
              });
            }}
            onRemove={() =>
              ask(part.name, {
                text: messages.removeQuestion(part.name),
                confirm: messages.remove,
                work: () => change(part.name, { kind: 'remove' }),
                done: messages.removed(part.name),
              })
            }
            onEndToken={(id) => askToEnd(part.name, id)}
          />
        ))}
        {data && <ReleaseLog log={data.log} />}
        <Text>
          <TextLink to="/admin/health">{messages.toHealth}</TextLink>
        </Text>
      </Stack>
      {open?.is === 'new token' && <NewTokenDialog onCreated={() => void refetch()} onClose={() => setOpen(null)} />}
      {open?.is === 'rollout' && (
        <RolloutDialog
          part={open.part}
          release={open.release}
          onRelease={async (wanted) => {
            await change(open.part.name, wanted);
            setOpen(null);
            const percent = wanted.kind === 'rollout' ? wanted.percent : 100;
            const { name, state } = open.part;
            const done =
              state === 'waiting' ? messages.added(name) : messages.released(name, open.release.version, percent);
            showToast('success', done);
            await refetch();
          }}
          onClose={() => setOpen(null)}
        />
      )}
      <ConfirmDialog
        isOpen={open?.is === 'question'}
        title={open?.is === 'question' ? open.name : undefined}
        question={open?.is === 'question' ? open.question.text : ''}
        {...(open?.is === 'question' && { confirmLabel: open.question.confirm })}
        pending={pending !== null}
        onCancel={() => setOpen(null)}
        onConfirm={() => open?.is === 'question' && void confirm(open)}
      />
    </PageFrame>
  );
}

interface ReleaseLogProps {
  readonly log: readonly { readonly at: string; readonly by: string; readonly remote: string; readonly text: string }[];
}

/** Shows who changed what, newest first. */
function ReleaseLog({ log }: ReleaseLogProps) {
  return (
    <>
      <Flex mt="4">
        <Heading as="h2">{messages.log}</Heading>
      </Flex>
      {log.length === 0 ? (
        <Card>
          <Text tone="muted">{messages.emptyLog}</Text>
        </Card>
      ) : (
        <ColumnTable columns={messages.logColumns}>
          {log.map(({ at, by, remote, text }) => (
            <tr key={`${at} ${remote} ${text}`}>
              <Td whiteSpace="nowrap">
                <DateTime time={at} />
              </Td>
              <Td dir="auto">{by}</Td>
              <Td>{remote}</Td>
              <Td dir="auto">{text}</Td>
            </tr>
          ))}
        </ColumnTable>
      )}
    </>
  );
}
