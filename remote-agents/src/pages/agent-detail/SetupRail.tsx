import { RouterLink } from '@frontdesk/shared/app';
import { useQuery } from '@frontdesk/shared/query';
import { chakra, Flex, Text, VisuallyHidden } from '@frontdesk/shared/ui/core';
import Check from 'lucide-react/icons/check';
import { useEffect } from 'react';
import { agentOverviewQuery } from '../../api/agents';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { doneSteps, SETUP_STEPS, type SetupStepId } from '../../model/setup-steps';
import { urls } from '../../urls';
import { PathIcon } from '../PathIcon';
import { useSetupMark } from '../use-setup-mark';

const Step = chakra(RouterLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '28px',
    rounded: 'sm',
    _hover: { color: 'text', textDecoration: 'underline' },
    _rtl: { '& > svg': { scale: '-1 1' } },
    '& > svg': { color: 'brass.text' },
  },
});
const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '20px',
    rounded: 'full',
    borderWidth: '1px',
    '& svg': { boxSize: '14px' },
  },
  variants: {
    // Aligns the tick with the text of the page.
    isDone: { true: { width: '14px', ms: '-2px', borderColor: 'transparent', color: 'success' } },
  },
});

/**
 * Shows the steps from a new agent to one that answers on a site, followed by the purpose of the next step unless its
 * tab is open. Shows nothing once all are done.
 */
export function SetupRail({ id, done, tab }: { id: string; done: ReadonlySet<SetupStepId>; tab: string }) {
  const next = SETUP_STEPS.find((step) => !done.has(step.id));
  if (!next) return null;
  return (
    // Not a list, because the tabs below contain their own lists, and each link describes its whole step.
    <Flex
      as="nav"
      aria-label={messages.setup.label}
      data-done={messages.setup.doneOf(done.size, SETUP_STEPS.length)}
      wrap="wrap"
      align="center"
      columnGap="4"
      mt="-2"
      mb="3"
      color="text.muted"
      smDown={{ columnGap: '2', _before: { content: 'attr(data-done)' } }}
    >
      {[...SETUP_STEPS.filter((step) => step !== next), ...(next.tab === tab ? [] : [next])].map((step) => {
        const { title, text } = messages.setup.steps[step.id];
        const isDone = done.has(step.id);
        const to = urls.agentTab(id, step.tab) + (step.id === 'site' ? urls.installPart : '');
        return (
          <Step
            key={step.id}
            to={to}
            replace
            {...(step === next && { ms: { md: 'auto' }, color: 'text', fontWeight: 500 })}
          >
            {step !== next && (
              <Mark aria-hidden isDone={isDone}>
                {isDone && <Check />}
              </Mark>
            )}
            {step === next ? (
              <span>
                {messages.setup.next} {title}
                {/* Narrower windows have room only for the name. */}
                <Text as="span" tone="muted" fontWeight={400} hideBelow="xl">
                  {' '}
                  · {text}
                </Text>
              </span>
            ) : (
              // On a phone, a finished step is shown only as a tick.
              <chakra.span srOnly={{ smDown: isDone }}>
                {title} {isDone && <VisuallyHidden>{messages.setup.done}</VisuallyHidden>}
              </chakra.span>
            )}
            {step === next && <PathIcon size={16} d="M5 12h14m-7-7 7 7-7 7" />}
          </Step>
        );
      })}
    </Flex>
  );
}

/** Returns which setup steps are done, from the agent, this browser's storage and our server. */
export function useSetup(agent: Agent) {
  const { data: overview } = useQuery({ ...agentOverviewQuery(agent.id), enabled: agent.chatOptions !== null });
  const test = useSetupMark('test', agent);
  const site = useSetupMark('site', agent);
  useEffect(
    function rememberSteps() {
      // Stored so that it is known on the next visit before the server answers, and nothing moves.
      if (overview?.wasTested) test.set();
      if (overview?.isOnSite) site.set();
    },
    [overview, test.set, site.set],
  );
  return {
    conversations: overview?.conversations,
    done: doneSteps(agent, {
      wasTested: test.isSet || overview?.wasTested === true,
      isOnSite: site.isSet || overview?.isOnSite === true,
    }),
  };
}
