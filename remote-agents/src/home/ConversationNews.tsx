import { storage } from '@frontdesk/shared/app';
import { attentionQuery, HOME_DAYS } from '@frontdesk/shared/cards';
import type { HomeList, HomeNeed, HomeNews, HomeNumbers } from '@frontdesk/shared/contract';
import { DemoMark } from '@frontdesk/shared/demonstration';
import { getAttention } from '@frontdesk/shared/endpoints/attention';
import type { getBots } from '@frontdesk/shared/endpoints/bot-list';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { getOverview } from '@frontdesk/shared/endpoints/overview';
import { endpointKey, endpointQuery, useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Button, ButtonLink, Flex, Spinner } from '@frontdesk/shared/ui/core';
import { latePart } from '@frontdesk/shared/ui/data';
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { readableOn } from '../../widget/contrast';
import { listedAgentsQuery } from '../api/listed-agents';
import * as words from '../messages/news';
import { initialColor, initialOf } from '../model/initial-color';
import { isUnavailable } from '../pages/is-unavailable';
import { OutcomeBadge, shownOutcome } from '../pages/OutcomeBadge';
import { urls } from '../urls';

type Agents = ResponseOf<typeof getBots>;

export interface ConversationNewsProps {
  readonly listOf: (agents: Agents) => HomeList;
  readonly onNews: (news: HomeNews) => void;
}

/**
 * Shows what visitors asked, who is waiting for a person, and which questions could not be answered or documents read.
 */
export function ConversationNews({ listOf, onNews }: ConversationNewsProps) {
  const client = useQueryClient();
  const attention = useQuery(attentionQuery());
  const { data, error, refetch } = attention;
  // An older version of our server, or a failed call.
  const isAlone = !attention.isPending && !data?.overview;
  const overview = useQuery({ ...endpointQuery(getOverview, { days: HOME_DAYS }), enabled: isAlone });
  const counted = data?.overview ?? overview.data;
  // The next steps on the same page fetch them, too.
  const { data: agents = NONE } = useQuery(listedAgentsQuery);
  const [hidden, setHidden] = useState(() => storage.read(HIDDEN_KEY) ?? '');
  // Shown here and not in its row, so that it stays open when the list changes.
  const [answering, setAnswering] = useState<Question | null>(null);
  const actions = useRef(new Map<string, ComponentType>());
  const isReady = !attention.isPending && (!isAlone || !overview.isPending);
  const isMissing = error !== null && isUnavailable(error);
  const news = useMemo((): HomeNews | null => {
    if (!isReady) return null;
    const numbers = counted && counted.conversations > 0 ? numbersOf(counted) : [];
    if (!data) {
      return isMissing ? { numbers } : { numbers, failure: { text: words.failed, error, retry: () => void refetch() } };
    }
    const hide = (part: string) => {
      storage.write(HIDDEN_KEY, `${storage.read(HIDDEN_KEY) ?? ''} ${part}`);
      setHidden((before) => `${before} ${part}`);
    };
    return {
      sentence: clausesOf(data, agents.length > 0),
      needs: withStableActions(needsOf(data, setAnswering, hidden, hide), actions.current),
      numbers,
      lists: [newestOf(data), withActivity(listOf(agents), data)].filter(({ items }) => items.length > 0),
    };
  }, [isReady, isMissing, data, error, refetch, counted, hidden, agents, listOf]);
  useEffect(() => {
    if (news) onNews(news);
  }, [onNews, news]);
  if (!answering) return null;
  return (
    <NewAnswerDialog
      purpose={{ agentId: answering.agentId, groupId: answering.id }}
      question={answering.question}
      onSaved={() => void client.invalidateQueries({ queryKey: endpointKey(getAttention) })}
      onClose={() => setAnswering(null)}
    />
  );
}

const NONE: Agents = [];

/** Shows the tile of each agent, and how many conversations it had. */
function withActivity(list: HomeList, { agents }: Attention): HomeList {
  return {
    ...list,
    items: list.items.map((item) => {
      const agent = agents.find(({ agentId }) => String(agentId) === item.id);
      return {
        ...item,
        icon: tileOf(item.id, item.text, agents),
        ...(agent && agent.conversations > 0 && { detail: words.activity(agent.conversations) }),
      };
    }),
  };
}

/** An agent's tile, in the color of its chat, as on the agent's page. */
function tileOf(id: string, name: string, agents: Attention['agents']) {
  const ground = agents.find(({ agentId }) => String(agentId) === id)?.color ?? initialColor(id);
  return <span style={{ background: ground, color: readableOn(ground, '#ffffff') }}>{initialOf(name)}</span>;
}

/** Keeps each action's component, so that its button, and with it the focus, survives a refetch of the list. */
function withStableActions(needs: HomeNeed[], known: Map<string, ComponentType>): HomeNeed[] {
  return needs.map((need) => {
    const key = `${need.id} ${need.text}`;
    const Action = known.get(key) ?? need.Action;
    if (!Action) return need;
    known.set(key, Action);
    return { ...need, Action };
  });
}

/** What the owner has read about the server and dismissed. */
const HIDDEN_KEY = 'home:hidden';

type Attention = ResponseOf<typeof getAttention>;

function clausesOf({ asked, waiting, recent }: Attention, hasAgent: boolean): string[] {
  if (recent.length === 0) return hasAgent ? [words.nobodyYet] : [];
  return [words.asked(asked), ...(waiting > 0 ? [words.waiting(waiting)] : [])];
}

function needsOf(
  data: Attention,
  answer: (question: Question) => void,
  hidden: string,
  hide: (part: string) => void,
): HomeNeed[] {
  const waiting = new Set(data.persons.map(({ id }) => id));
  // Mentioned only once.
  const firstByMail = data.persons.find(({ waitsSince, hasEmail }) => !waitsSince && hasEmail);
  return [
    ...data.persons.map(
      (person, at): HomeNeed => ({
        id: `person ${person.id}`,
        label: words.persons,
        all: { count: data.waiting, to: `${urls.conversations}?outcome=person&tests=without&status=open` },
        text: person.firstQuestion || person.visitor || words.visitor,
        detail: [
          person.waitsSince && words.waits,
          person.firstQuestion && person.visitor,
          person.agentName,
          person === firstByMail && data.missing.includes('mail') && words.waitsForMail,
        ]
          .filter(Boolean)
          .join(' · '),
        at: person.waitsSince ?? person.lastActivity,
        to: urls.conversation(person.id),
        order: 10,
        // The only solid button on the page.
        Action: linkTo(
          urls.conversation(person.id),
          words.reply,
          words.replyTo(person.visitor || words.visitor),
          at === 0,
        ),
      }),
    ),
    ...data.failures.map((failure): HomeNeed => {
      const { kind, name, reason, at } = failure;
      const to = placeOf(failure);
      return {
        id: `failure ${kind} ${name} ${at}`,
        label: words.failures[kind],
        tone: 'danger',
        text: name,
        detail: reason ?? words.mailReason,
        at,
        to,
        order: 20,
        Action: linkTo(to, words.open, words.openOne(name)),
      };
    }),
    ...data.questions
      // A reply to the person also answers her question.
      .filter(({ conversationId }) => conversationId === null || !waiting.has(conversationId))
      .map(
        (question): HomeNeed => ({
          id: `question ${question.id}`,
          label: words.question,
          all: { count: data.unanswered, to: urls.unanswered },
          tone: 'warning',
          text: question.question,
          detail: [words.times(question.count), question.agentName].filter(Boolean).join(' · '),
          at: question.lastAsked,
          order: 30,
          Action: answerTo(question, answer),
        }),
      ),
    ...data.missing
      .filter((part) => !hidden.split(' ').includes(part))
      .map(
        (part): HomeNeed => ({
          id: `missing ${part}`,
          label: words.missing.label,
          tone: 'warning',
          text: words.missing[part].text,
          detail: words.missing[part].detail,
          order: 50,
          isSetup: true,
          Action: () => (
            <Button
              size="sm"
              variant="ghost"
              me="-3"
              my="-1.5"
              aria-label={words.hideOne(words.missing[part].text)}
              onClick={() => hide(part)}
            >
              {words.hide}
            </Button>
          ),
        }),
      ),
  ];
}

const placeOf = ({ conversationId, agentId }: Attention['failures'][number]) =>
  conversationId === null ? urls.agentTab(agentId, 'documents') : urls.conversation(conversationId);

const linkTo = (to: string, label: string, name: string, isFirst = false): ComponentType =>
  function OpenLink() {
    return (
      <ButtonLink to={to} size="sm" variant={isFirst ? 'solid' : 'outline'} aria-label={name}>
        {label}
      </ButtonLink>
    );
  };

/** Loads when it opens. */
const NewAnswerDialog = latePart({
  load: async () => (await import('../pages/AnswerDialog')).NewAnswerDialog,
  failed: words.formFailed,
  whileLoading: (
    <Flex gap="2" align="center" mt="2" role="status">
      <Spinner size="16px" /> {words.formLoading}
    </Flex>
  ),
  mt: '2',
});

type Question = Attention['questions'][number];

const answerTo = (question: Question, answer: (question: Question) => void): ComponentType =>
  function AddAnswer() {
    return (
      <Button
        size="sm"
        variant="outline"
        aria-label={words.answerTo(question.question)}
        onClick={() => answer(question)}
      >
        {words.answer}
      </Button>
    );
  };

type Overview = ResponseOf<typeof getOverview>;

function numbersOf({ conversations, shareAnswered, days }: Overview): HomeNumbers[] {
  return [
    {
      id: 'conversations',
      label: words.conversations,
      total: words.number(conversations),
      days: days.map(({ day, conversations }) => ({ day, value: conversations })),
    },
    {
      id: 'answered',
      label: words.answered,
      total: shareAnswered === null ? words.none : words.share(shareAnswered),
      isShare: true,
      days: days.map(({ day, questions, answered }) => ({
        day,
        value: questions === 0 ? null : Math.min(1, answered / questions),
      })),
    },
  ];
}

/** How many of the newest conversations are listed. */
const NEWEST = 6;

/** Lists the newest conversations without those that are in 'Needs you'. */
function newestOf({ recent, persons, questions, failures, agents }: Attention): HomeList {
  const listedIds = new Set([
    ...persons.map(({ id }) => id),
    ...[...questions, ...failures].map(({ conversationId }) => conversationId),
  ]);
  const listedQuestions = new Set(questions.map(({ question }) => question));
  const others = recent.filter(({ id, firstQuestion }) => !listedIds.has(id) && !listedQuestions.has(firstQuestion));
  return {
    title: words.newest,
    all: { label: words.allConversations, to: urls.conversations },
    order: 10,
    items: others.slice(0, NEWEST).map((conversation) => {
      const { id, firstQuestion, visitor, agentId, agentName, lastActivity } = conversation;
      const outcome = shownOutcome(conversation);
      return {
        id,
        text: firstQuestion || words.noQuestion,
        to: urls.conversation(id),
        detail: [visitor, agentName].filter(Boolean).join(' · '),
        at: lastActivity,
        ...(agentId !== null && { icon: tileOf(String(agentId), agentName ?? '', agents) }),
        mark: (
          <Flex gap="2" align="center" css={{ '& > [title]::before': { content: '"· "' } }}>
            <DemoMark id={id} />
            {/* Hidden, as in the list of conversations, because most are answered. */}
            {outcome && outcome !== 'answered' && <OutcomeBadge outcome={outcome} isQuiet />}
          </Flex>
        ),
      };
    }),
  };
}
