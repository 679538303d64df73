import { RouterLink } from '@frontdesk/shared/app';
import { useQuery } from '@frontdesk/shared/query';
import { chakra, VisuallyHidden } from '@frontdesk/shared/ui/core';
import Check from 'lucide-react/icons/check';
import { agentOverviewQuery } from '../../api/agents';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { doneSteps, SETUP_STEPS, type SetupStepId } from '../../model/setup-steps';
import { urls } from '../../urls';
import { useSetupMark } from '../use-setup-mark';

// Not a list, because the tabs below contain lists of their own, and each link describes its whole step.
const Rail = chakra('nav', {
  base: { display: 'grid', mb: '6' },
  variants: {
    isFolded: {
      true: { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', fontSize: 'sm', color: 'text.muted' },
      false: {
        gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        bg: 'surface',
        borderWidth: '1px',
        rounded: 'lg',
        overflow: 'hidden',
        // Draws the lines between the steps for any number of columns.
        '& > a': { boxShadow: '0 0 0 0.5px {colors.line}' },
      },
    },
  },
});
const Step = chakra(RouterLink, {
  base: { display: 'flex', gap: '3', outlineOffset: '-2px !important' },
  variants: {
    isFolded: {
      true: { alignItems: 'center', gap: '1.5', minH: '24px', _hover: { color: 'text', textDecoration: 'underline' } },
      false: { px: { base: '3', sm: '4' }, py: { base: '2', sm: '3' }, _hover: { bg: 'hover' } },
    },
  },
});
const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '28px',
    height: '28px',
    rounded: 'full',
    fontSize: 'sm',
    fontWeight: 600,
    bg: 'subtle',
    color: 'text.muted',
    '& svg': { width: '16px', height: '16px' },
  },
  variants: {
    state: {
      next: { bg: 'text', color: 'surface' },
      done: { bg: 'success.subtle', color: 'success' },
      later: {},
    },
    isFolded: { true: { width: '20px', height: '20px', fontSize: 'xs' } },
  },
});
const Title = chakra('span', { base: { display: 'block', fontWeight: 500 } });
// Hidden on a phone, where the page itself comes first.
const Hint = chakra('span', { base: { display: { base: 'none', sm: 'block' }, fontSize: 'xs', color: 'text.muted' } });

/** Shows the steps from a new agent to one on a site. Marks finished steps, and shrinks to a line when one is left. */
export function SetupRail({ id, done }: { id: string; done: ReadonlySet<SetupStepId> }) {
  const isFolded = done.size >= SETUP_STEPS.length - 1;
  const next = SETUP_STEPS.find((step) => !done.has(step.id))?.id;
  return (
    <Rail aria-label={messages.setup.label} isFolded={isFolded}>
      {SETUP_STEPS.map((step, at) => {
        const { title, text } = messages.setup.steps[step.id];
        const isDone = done.has(step.id);
        const state = isDone ? 'done' : step.id === next ? 'next' : 'later';
        const part = step.id === 'site' ? urls.installPart : '';
        return (
          <Step key={step.id} to={urls.agentTab(id, step.tab) + part} replace isFolded={isFolded}>
            <Mark aria-hidden state={state} isFolded={isFolded}>
              {isDone ? <Check /> : at + 1}
            </Mark>
            <span>
              <Title>
                {title}
                {isDone && <VisuallyHidden> {messages.setup.done}</VisuallyHidden>}
              </Title>
              {!isFolded && <Hint aria-hidden={isDone}>{isDone ? messages.setup.done : text}</Hint>}
            </span>
          </Step>
        );
      })}
    </Rail>
  );
}

/** Returns which setup steps are done, from the agent, this browser's storage and our server. */
export function useSetup(agent: Agent) {
  const { data: overview } = useQuery({ ...agentOverviewQuery(agent.id), enabled: agent.chatOptions !== null });
  const test = useSetupMark('test', agent);
  const site = useSetupMark('site', agent);
  return {
    conversations: overview?.conversations,
    done: doneSteps(agent, {
      wasTested: test.isSet || overview?.wasTested === true,
      isOnSite: site.isSet || overview?.isOnSite === true,
    }),
  };
}
