import { Text, TextLink } from '@frontdesk/shared/ui/core';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { isUnderWay, statusOf } from '../../model/document';
import { urls } from '../../urls';

const words = messages.header;

interface AgentNumbersProps {
  readonly agent: Pick<Agent, 'id' | 'documents'>;
  /** Conversations of the last 7 days; undefined until the server has answered, and on servers that do not count. */
  readonly conversations: number | undefined;
}

/** Shows numbers such as '3 documents ready · 12 conversations this week'. */
export function AgentNumbers({ agent: { id, documents }, conversations }: AgentNumbersProps) {
  const count = (isCounted: (document: Agent['documents'][number]) => boolean) => documents.filter(isCounted).length;
  const underWay = count(isUnderWay);
  const failed = count((document) => statusOf(document) === 'failed');
  const parts = [
    words.documents(documents.length - underWay - failed),
    underWay > 0 && words.processing(underWay),
    failed > 0 && words.failed(failed),
  ].filter((part) => part !== false);
  return (
    <Text tone="muted" as="span" display="block">
      <TextLink to={urls.agentTab(id, 'documents')} color="inherit" fontWeight="inherit" replace>
        {parts.join(', ')}
      </TextLink>
      {conversations !== undefined && (
        <>
          {' · '}
          <TextLink to={urls.conversationsOf(id)} color="inherit" fontWeight="inherit">
            {words.conversations(conversations)}
          </TextLink>
        </>
      )}
    </Text>
  );
}
