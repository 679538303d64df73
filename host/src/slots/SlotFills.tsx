import { type HostedSlot, useLocation } from '@frontdesk/shared/app';
import type { RegisteredFill, RegisteredRemote } from '@frontdesk/shared/contract';
import { Card, Heading, Stack } from '@frontdesk/shared/ui/core';
import { Skeleton } from '@frontdesk/shared/ui/data';
import { useEffect } from 'react';
import { PartInView } from '../contributions/PartInView';
import { inOrder, isText, listOf, type ReadContributions, remotesOn } from '../contributions/read-generously';
import { useContributions } from '../contributions/use-contributions';
import { loading } from '../messages/parts';
import { prefetchPartsWhenIdle } from '../remotes/page/prefetch';
import { hasAddress } from '../remotes/registry/has-address';

interface ContributedFill extends RegisteredFill {
  readonly remote: RegisteredRemote;
}

/** Reads the remotes' additions to each other's pages, in order. */
export const readFills: ReadContributions<readonly ContributedFill[]> = (remotes, shownBy) => {
  const fills = remotesOn(remotes, shownBy).flatMap((remote) =>
    listOf(remote.fills)
      .filter(({ component, title, requires }) => isText(component) && isText(title) && shownBy.hasCall(requires))
      .map((fill) => ({ ...fill, remote })),
  );
  return inOrder(fills, ({ order }) => order);
};

/**
 * Shows the fills of a slot, each with its own loading, failure and status. Renders nothing without fills, and
 * nothing on public pages, because fills are written for signed-in users and use their data.
 */
export function SlotFills({ name, context }: HostedSlot) {
  const { pathname } = useLocation();
  const fills = useContributions(readFills).filter(({ slot }) => slot === name);
  const names = fills.map(({ remote, component }) => `${remote.name} ${component}`).join();
  useEffect(() => prefetchPartsWhenIdle(fills.map(({ remote, component }) => [remote, component])), [names]);
  if (fills.length === 0 || !hasAddress(pathname)) return null;
  return (
    <Stack gap="6">
      {fills.map(({ remote, component, title }) => (
        <PartInView
          key={`${remote.name} ${component}`}
          remote={remote}
          name={component}
          title={title}
          props={{ context, hasAddress }}
          shape={<FillLoading title={title} />}
        />
      ))}
    </Stack>
  );
}

function FillLoading({ title }: { readonly title: string }) {
  return (
    <Card>
      <Heading size="sm">{title}</Heading>
      <Skeleton mt="4" height="96px" role="status" aria-label={loading} />
    </Card>
  );
}
