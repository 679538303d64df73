import type { ConversationOutcome } from '@frontdesk/shared/endpoints/conversation';
import { Badge, type BadgeTone } from '@frontdesk/shared/ui/core';
import { outcome as outcomeWords } from '../messages/outcomes';
import type { ListedConversation } from '../model/conversations';
import { PathIcon } from './PathIcon';

/** An outcome in the form that the owner sees. */
type ShownOutcome = ConversationOutcome | 'served';

/**
 * The server permanently stores that a visitor wanted a person. Once a person has replied, nothing remains to be done.
 */
export const shownOutcome = ({ outcome, isWanted }: Pick<ListedConversation, 'outcome' | 'isWanted'>) =>
  outcome === 'person' && !isWanted ? 'served' : outcome;

interface Look {
  readonly tone: BadgeTone;
  /** The path of the icon. */
  readonly d: string;
}

const PERSON = 'M12 3a5 5 0 1 0 0 10 5 5 0 0 0 0-10M20 21a8 8 0 0 0-16 0';
const CIRCLE = 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20';

const LOOKS: Record<ShownOutcome, Look> = {
  answered: { tone: 'success', d: `${CIRCLE}M9 12l2 2 4-4` },
  unsure: { tone: 'warning', d: `${CIRCLE}M9.1 9a3 3 0 0 1 5.8 1c0 2-3 3-3 3M12 17h.01` },
  // As on the home page, red is only for failures.
  'not-found': { tone: 'neutral', d: 'M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16M21 21l-4.3-4.3M13.5 8.5l-5 5m0-5 5 5' },
  person: { tone: 'accent', d: PERSON },
  served: { tone: 'success', d: PERSON },
};

/** Shows the outcome of a question in words, with an icon and a color. With `isQuiet`, for lists, it has no background. */
export function OutcomeBadge({ outcome, isQuiet }: { outcome: ShownOutcome; isQuiet?: boolean }) {
  const { tone, d } = LOOKS[outcome];
  const isWell = tone === 'success';
  return (
    // Most questions are answered. Their badge has no background and no color, so that the others stand out.
    <Badge
      tone={tone}
      data-outcome={outcome}
      whiteSpace="normal"
      {...((isQuiet || isWell) && { bg: 'transparent', outline: 'none', px: '0' })}
      {...(isWell && { color: 'text.muted', css: { '& svg': { color: 'success' } } })}
    >
      <PathIcon size={13} d={d} />
      {outcomeWords[outcome]}
    </Badge>
  );
}
