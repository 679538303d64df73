import { ButtonLink, Card } from '@frontdesk/shared/ui/core';
import { EmptyState } from '@frontdesk/shared/ui/data';
import * as conversationMessages from '../messages/conversations';
import { urls } from '../urls';

/** Shown instead of a list that this server does not have; `children` names it. */
export function UnavailableCard({ children }: { children: string }) {
  return (
    <Card>
      <EmptyState
        drawing="server"
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
