import { hostPart } from '../remotes/page/host-part';
import { PageLoading } from '../remotes/page/PageLoading';
import { parts } from './messages';

/** The host's own logout page. Part of the shell's chunk, which every signed-in address has loaded already. */
export const LogoutFallback = hostPart(
  parts.logOut,
  () => import(/* webpackChunkName: "shell" */ '../session/LogoutPage').then((module) => module.LogoutPage),
  <PageLoading />,
);
