import { readRemovedRemotes } from '@frontdesk/shared/contract';
import { Button, Notice, PageFrame, Text, TextLink } from '@frontdesk/shared/ui/core';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { noLogin, tryAgain, unknown } from '../messages/rare';
import { useRegistry } from '../remotes/registry/registry-store';

/** Shown at the login address when no remote serves it: explains what the site lacks, and does not redirect. */
function NoLoginPage() {
  const refresh = useRegistry((registry) => registry.refresh);
  return (
    <PageFrame title={noLogin.title}>
      <Notice tone="danger">
        <strong>{noLogin.headline}</strong>
        <Text mt="1">{noLogin.reason}</Text>
      </Notice>
      <Button mt="4" onClick={() => void refresh()}>
        {tryAgain}
      </Button>
    </PageFrame>
  );
}

/** Shown at an address that no page serves: names the removed remote that served it, or links to the home page. */
function UnknownPage() {
  const { registry, refresh } = useRegistry();
  const { pathname } = useLocation();
  const isHere = (path: string) => matchPath(path, pathname) !== null;
  const owner = readRemovedRemotes(registry?.removed).find(({ paths }) => paths.some(isHere));
  if (!owner) return <Navigate to="/admin" replace />;
  return (
    <PageFrame title={unknown.title}>
      <Notice tone="info" action={<Button onClick={() => void refresh()}>{tryAgain}</Button>}>
        {unknown.removed(owner.name)}
      </Notice>
      <Text mt="4">
        <TextLink to="/admin">{unknown.back}</TextLink>
      </Text>
    </PageFrame>
  );
}

/** Shown at an address that no remote serves: the login address, or any other one. */
export function RarePage({ isLogin = false }: { readonly isLogin?: boolean }) {
  return isLogin ? <NoLoginPage /> : <UnknownPage />;
}
