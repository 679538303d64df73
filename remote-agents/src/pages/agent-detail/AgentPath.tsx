import { chakra, TextLink } from '@frontdesk/shared/ui/core';
import * as messages from '../../messages';
import { urls } from '../../urls';

const Path = chakra('nav', {
  base: { display: 'flex', alignItems: 'center', gap: '2', mb: '3', fontSize: 'sm', color: 'text.muted' },
});
const Current = chakra('span', { base: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } });

/** The breadcrumb: Agents / the agent's name. */
export function AgentPath({ name }: { name: string }) {
  return (
    <Path aria-label={messages.header.path}>
      <TextLink to={urls.agents} flexShrink={0}>
        {messages.header.agents}
      </TextLink>
      <span aria-hidden>/</span>
      <Current aria-current="page" title={name}>
        {name}
      </Current>
    </Path>
  );
}
