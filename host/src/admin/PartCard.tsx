import { Details } from '@frontdesk/shared/details';
import type { ReleasePart } from '@frontdesk/shared/endpoints/releases';
import {
  Badge,
  type BadgeTone,
  Button,
  Card,
  chakra,
  Flex,
  Heading,
  Notice,
  Stack,
  Text,
} from '@frontdesk/shared/ui/core';
import { DateTime, TimeAgo } from '@frontdesk/shared/ui/data';
import { useState } from 'react';
import * as messages from '../messages/releases';
import { HOST } from '../remotes/failure/load-failure';
import { Additions } from './Additions';
import type { Release } from './release-dialogs';
import { Counts, Places, StopReason } from './stop-parts';

interface PartCardProps {
  readonly part: ReleasePart;
  readonly pending: boolean;
  readonly canChange: boolean;
  readonly onRelease: (release: Release) => void;
  /** Deletes a waiting build. */
  readonly onDecline: (release: Release) => void;
  readonly onStop: () => void;
  readonly onRollBack: (to: NonNullable<ReleasePart['rollsBackTo']>) => void;
  readonly onRemove: () => void;
  readonly onEndToken: (id: string) => void;
}

const TONES: Readonly<Record<ReleasePart['state'], BadgeTone>> = {
  live: 'success',
  removed: 'neutral',
  waiting: 'warning',
};

/** Whether the rollout is stopped, so that all browsers load the previous release. */
export const isStopped = ({ rollout }: ReleasePart) =>
  rollout !== null && (rollout.percent === 0 || rollout.halted !== null);

function rollBackLabel(part: ReleasePart, { id, version }: NonNullable<ReleasePart['rollsBackTo']>): string {
  if (part.state === 'removed') return messages.add;
  if (isStopped(part)) return messages.endRollout;
  const hasVersion = (release: Release) => release.version === version && release.id !== id;
  return part.releases.some(hasVersion) ? messages.rollBackToBuild(version, id) : messages.rollBackTo(version);
}

/** Shows a part of the site: which release is live, its rollout, its releases and tokens, and the actions. */
export function PartCard({ part, pending, canChange, ...on }: PartCardProps) {
  const { name, state, releases, rollout, adds, rollsBackTo, tokens } = part;
  const live = releases.find((release) => release.state === 'live');
  const isRemote = name !== HOST.name;
  const waiting = releases.find(({ why }) => why) ?? null;
  return (
    <Card as="article" aria-label={name}>
      <Flex wrap="wrap" gap="3" align="center" justify="space-between">
        <Flex wrap="wrap" gap="3" align="center" minW={0}>
          <Heading as="h2">{name}</Heading>
          <Badge tone={TONES[state]}>{messages.states[state]}</Badge>
          <Text tone="muted">{messages.counts(live?.version ?? null, releases.length)}</Text>
        </Flex>
        {canChange && isRemote && (
          <Flex gap="2" wrap="wrap">
            {rollsBackTo && (
              <Button variant="outline" size="sm" pending={pending} onClick={() => on.onRollBack(rollsBackTo)}>
                {rollBackLabel(part, rollsBackTo)}
              </Button>
            )}
            {state === 'live' && (
              <Button variant="ghost" size="sm" pending={pending} onClick={on.onRemove}>
                {messages.remove}
              </Button>
            )}
          </Flex>
        )}
      </Flex>
      <Stack gap="4" mt="4">
        {waiting && state === 'live' && (
          <Notice
            tone="warning"
            action={
              <Flex gap="4" align="center" wrap="wrap">
                <PreviewLink name={name} release={waiting} />
                {canChange && (
                  <>
                    <Button variant="outline" size="sm" pending={pending} onClick={() => on.onDecline(waiting)}>
                      {messages.decline}
                    </Button>
                    <Button variant="outline" size="sm" onClick={() => on.onRelease(waiting)}>
                      {messages.release}
                    </Button>
                  </>
                )}
              </Flex>
            }
          >
            <strong>{messages.waitsForYou(waiting.version)}</strong>
            <Text mt="1">{waiting.why}</Text>
          </Notice>
        )}
        {rollout && <Rollout part={part} pending={pending} canChange={canChange} {...on} />}
        <Releases part={part} canChange={canChange && isRemote} onRelease={on.onRelease} />
        {adds && (
          <Details>
            <summary>{messages.addsTitle}</summary>
            <Additions adds={adds} />
          </Details>
        )}
        {isRemote && <Tokens tokens={tokens} canChange={canChange} onEnd={on.onEndToken} />}
      </Stack>
    </Card>
  );
}

type RolloutProps = Pick<PartCardProps, 'part' | 'pending' | 'canChange' | 'onRelease' | 'onStop'>;

/** Shows the two releases of a rollout, how often each fails, and why the site stopped it, if it did. */
function Rollout({ part: { releases, rollout }, pending, canChange, onRelease, onStop }: RolloutProps) {
  const next = releases.find(({ state }) => state === 'rollout');
  const live = releases.find(({ state }) => state === 'live');
  if (!rollout || !next || !live) return null;
  const { percent, halt, halted, counts } = rollout;
  return (
    <Stack gap="3">
      <Notice
        tone={halted ? 'danger' : percent === 0 ? 'warning' : 'info'}
        action={
          canChange && (
            <Flex gap="2" wrap="wrap">
              <Button variant="outline" size="sm" onClick={() => onRelease(next)}>
                {messages.changeShare}
              </Button>
              {percent > 0 && !halted && (
                <Button variant="danger" size="sm" pending={pending} onClick={onStop}>
                  {messages.stop}
                </Button>
              )}
            </Flex>
          )
        }
      >
        <strong>
          {halted || percent === 0
            ? messages.stopped(next.version, live.version)
            : messages.rolloutOf(next.version, percent, live.version)}
        </strong>
        {halted ? <StopReason stop={halted} /> : halt && percent > 0 && <Text mt="1">{messages.haltsItself}</Text>}
      </Notice>
      {counts && (
        <Counts
          rows={[
            [next.version, counts.next],
            [live.version, counts.previous],
          ]}
        />
      )}
      {halted && next.stopped && <Places places={next.stopped.places} />}
    </Stack>
  );
}

const RELEASE_TONES: Readonly<Record<Release['state'], BadgeTone>> = {
  live: 'success',
  rollout: 'accent',
  stored: 'neutral',
};

const List = chakra('ul', {
  base: {
    borderWidth: '1px',
    borderColor: 'line',
    rounded: 'lg',
    fontSize: 'sm',
    overflow: 'hidden',
  },
});
const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    minH: '48px',
    px: '4',
    py: '2',
    '& + &': { borderTopWidth: '1px', borderColor: 'line' },
  },
});
const Link = chakra('a', {
  base: {
    fontWeight: 500,
    textDecoration: 'underline',
    textDecorationColor: 'brass',
    textUnderlineOffset: '4px',
    py: '1',
  },
});

/** Opens a release in a single tab; renders nothing for a release without a link. */
export function PreviewLink({ name, release: { id, version, preview } }: { name: string; release: Release }) {
  if (preview === null) return null;
  return (
    <Link href={preview} target="_blank" aria-label={messages.previewOf(name, version, id)}>
      {messages.preview}
    </Link>
  );
}

function Releases({ part, canChange, onRelease }: Pick<PartCardProps, 'part' | 'canChange' | 'onRelease'>) {
  const { name, releases } = part;
  const [showsAll, setShowsAll] = useState(false);
  // The newest release, and the releases that are in use or waiting; the others are only history.
  const shown = releases.filter(({ state, why }, at) => showsAll || at === 0 || state !== 'stored' || why !== null);
  return (
    <Stack gap="2">
      <List aria-label={messages.releasesOf(name)}>
        {shown.map((release) => {
          const { id, version, time, state, from, why, stopped } = release;
          const wasStopped = state === 'rollout' ? isStopped(part) : state === 'stored' && stopped !== null;
          return (
            <Row key={id}>
              <Flex gap="3" align="center" flex="0 0 9rem">
                <Text fontWeight={500} fontVariantNumeric="tabular-nums">
                  {version}
                </Text>
                {wasStopped ? (
                  <Badge tone="warning">{messages.releaseStates.stopped}</Badge>
                ) : (
                  <Badge tone={why === null ? RELEASE_TONES[state] : 'warning'}>
                    {why === null ? messages.releaseStates[state] : messages.waits}
                  </Badge>
                )}
              </Flex>
              <Text tone="muted" flex="1 1 12rem" minW={0} overflowWrap="anywhere">
                <DateTime time={time} />
                {messages.idOf(id, from)}
              </Text>
              <Flex gap="4" align="center" minH="32px">
                {state !== 'live' && <PreviewLink name={name} release={release} />}
                {canChange && state !== 'live' && (
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={messages.releaseOf(name, version, id)}
                    onClick={() => onRelease(release)}
                  >
                    {messages.release}
                  </Button>
                )}
              </Flex>
              {state === 'stored' && stopped && (
                <Details flex="1 0 100%" minW={0}>
                  <summary>{messages.whyStopped(version)}</summary>
                  <Stack gap="3">
                    <StopReason stop={stopped} />
                    <Counts
                      rows={[
                        [version, stopped.counts.next],
                        [stopped.previous, stopped.counts.previous],
                      ]}
                    />
                    <Places places={stopped.places} />
                  </Stack>
                </Details>
              )}
            </Row>
          );
        })}
      </List>
      {releases.length > shown.length && (
        <Button variant="ghost" size="sm" alignSelf="flex-start" onClick={() => setShowsAll(true)}>
          {messages.olderReleases(releases.length - shown.length)}
        </Button>
      )}
    </Stack>
  );
}

interface TokensProps {
  readonly tokens: ReleasePart['tokens'];
  readonly canChange: boolean;
  readonly onEnd: (id: string) => void;
}

/** Lists a remote's tokens. */
export function Tokens({ tokens, canChange, onEnd }: TokensProps) {
  if (tokens.length === 0) return <Text tone="muted">{messages.noTokens}</Text>;
  return (
    <Details>
      <summary>{messages.tokens(tokens.length)}</summary>
      <Stack gap="2">
        {tokens.map(({ id, name, start, createdBy, createdAt, lastUsedAt, expiresAt }) => (
          <Flex key={id} gap="3" align="center" wrap="wrap" justify="space-between">
            <Text overflowWrap="anywhere">
              {messages.tokenLine(name, start, createdBy)} <TimeAgo time={createdAt} />,{' '}
              {lastUsedAt === null ? (
                messages.neverUsed
              ) : (
                <>
                  {messages.lastUsed} <TimeAgo time={lastUsedAt} />
                </>
              )}
              {expiresAt !== null && (
                <>
                  , {Date.parse(expiresAt) > Date.now() ? messages.ends : messages.ended} <DateTime time={expiresAt} />
                </>
              )}
            </Text>
            {canChange && (
              <Button
                variant="outline"
                size="sm"
                aria-label={messages.endTokenOf(name, start)}
                onClick={() => onEnd(id)}
              >
                {messages.endToken}
              </Button>
            )}
          </Flex>
        ))}
      </Stack>
    </Details>
  );
}
