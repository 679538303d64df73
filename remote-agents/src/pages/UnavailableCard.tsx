import { ApiError } from '@frontdesk/shared/app';
import { ButtonLink, Card } from '@frontdesk/shared/ui/core';
import { EmptyState } from '@frontdesk/shared/ui/data';
import ServerOff from 'lucide-react/icons/server-off';
import * as conversationMessages from '../messages/conversations';
import { urls } from '../urls';

/** Replaces a list that this server does not have; `children` names it. */
export function UnavailableCard({ children }: { children: string }) {
  return (
    <Card>
      <EmptyState
        icon={<ServerOff aria-hidden />}
        action={
          <ButtonLink to={urls.agents} variant="outline">
            {conversationMessages.list.toAgents}
          </ButtonLink>
        }
      >
        {children}
      </EmptyState>
    </Card>
  );
}

/** Whether the server lacks the call: it answers 404 or 405, or with an HTML page. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 404 || error.status === 405 || error.kind === 'unreadable';
}
