import { Badge, Flex, VisuallyHidden } from '@frontdesk/shared/ui/core';
import Radio from 'lucide-react/icons/radio';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import * as conversationMessages from '../messages/conversations';
import { assignedTo } from '../messages/work';
import type { ListedConversation } from '../model/conversations';
import { KEY_TAG } from './key-tag';
import { OutcomeBadge, shownOutcome } from './OutcomeBadge';

/** Shows the state of a conversation, but nothing for an answered one, because most are answered. */
export function StatusBadges({ conversation }: { conversation: ListedConversation }) {
  const { speaker, person, isLive, isDone, isTest } = conversation;
  const outcome = shownOutcome(conversation);
  return (
    <>
      {isLive && (
        <Badge tone="success" title={conversationMessages.liveHint}>
          <Radio size={13} aria-hidden />
          {conversationMessages.live}
        </Badge>
      )}
      {speaker === 'waiting' && <Badge tone="accent">{conversationMessages.waiting}</Badge>}
      {speaker === 'person' && <Badge tone="accent">{conversationMessages.taken(person ?? '')}</Badge>}
      {/* Who has the chat, or that the visitor is waiting, is more important than the outcome. */}
      {speaker === 'assistant' && outcome && outcome !== 'answered' && <OutcomeBadge outcome={outcome} isQuiet />}
      {isDone && <Badge>{conversationMessages.done}</Badge>}
      {isTest && <Badge title={conversationMessages.testHint}>{conversationMessages.test}</Badge>}
    </>
  );
}

/**
 * The badges in a row have the same height and baseline as the row's second line. The heading of a group says that its
 * visitors want a person; screen readers also read it in the row.
 */
export const MARKS = {
  '& > *': { py: 0, alignItems: 'baseline', '& svg': { alignSelf: 'center' } },
  '[data-waits] & > [data-outcome=person]': { srOnly: true },
} as const;

/** The text below a question, with the demonstration mark at its end. */
export const ABOUT = {
  lineClamp: '2',
  overflowWrap: 'anywhere',
  '& > span::before': { content: '" · "' },
} as const;

/** The selected row has a bar that takes no space from the text. */
export const SELECTED = {
  bg: 'accent.subtle',
  boxShadow: 'inset 3px 0 0 {colors.brass}',
  _rtl: { boxShadow: 'inset -3px 0 0 {colors.brass}' },
} as const;

/** Keeps the heading of a group with its rows. */
export const GROUP = {
  position: 'static',
  height: '32px',
  px: '4',
  py: '1.5',
  fontSize: 'xs',
  fontWeight: 600,
  bg: 'subtle',
  'tbody + tbody &, div + div > &': { borderTopWidth: '1px' },
  // Only the selected row has a brass background.
  '[data-waits] &': {
    color: 'brass.text',
    _before: { content: '""', display: 'inline-block', boxSize: '8px', me: '2', rounded: 'full', bg: 'brass' },
  },
} as const;

/** An agent's tag beside a line of text. It has no hole, because a hole would look like an accent on the letter. */
export const SMALL_TAG = {
  ...KEY_TAG,
  boxSize: '28px',
  rounded: '14px 14px 7px 7px',
  fontSize: 'xs',
  lineHeight: '29px',
} as const;

/** A row that was styled by `tagOf` begins with the tag of its agent. */
export const TAGGED = {
  '&[style]': {
    position: 'relative',
    ps: '56px',
    _before: { ...SMALL_TAG, position: 'absolute', insetStart: '4', top: '14px' },
  },
} as const;

/** Whether the conversations of a list are from several sites, or with several agents. */
export const hasSeveral = (conversations: readonly ListedConversation[], field: 'site' | 'agentId') =>
  new Set(conversations.map((conversation) => conversation[field])).size > 1;

/** Names who asked whom, and where; names the site only if the list contains several. */
export function aboutConversation(conversation: ListedConversation, hasSites: boolean): string {
  const { visitor, assignee, agentId, agentName, place, messages, site } = conversation;
  return [
    visitor,
    assignee && assignedTo(assignee.name),
    agentId === null ? `${agentName} (${conversationMessages.agentDeleted})` : agentName,
    place && conversationMessages.placeName(place.name),
    // A question and its reply are the usual case, and are not counted here.
    messages > 2 && conversationMessages.messageCount(messages),
    hasSites && site?.replace(/^https?:\/\//, ''),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Shows how often visitors found a reply helpful, and how often not. */
export function FeedbackCount({ helpful, notHelpful }: { helpful: number; notHelpful: number }) {
  const words = conversationMessages.feedback(helpful, notHelpful);
  return (
    <Flex display="inline-flex" gap="3" align="center" title={words}>
      <VisuallyHidden>{words}</VisuallyHidden>
      {helpful > 0 && (
        <Flex as="span" aria-hidden gap="1" align="center" color="success">
          <ThumbsUp size={14} /> {helpful}
        </Flex>
      )}
      {notHelpful > 0 && (
        <Flex as="span" aria-hidden gap="1" align="center" color="danger">
          <ThumbsDown size={14} /> {notHelpful}
        </Flex>
      )}
    </Flex>
  );
}
