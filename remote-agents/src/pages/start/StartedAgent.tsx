import type { HomeCardProps } from '@frontdesk/shared/contract';
import { Details } from '@frontdesk/shared/details';
import { DEFAULT_THEME } from '@frontdesk/shared/endpoints/widget-theme';
import { asOwnEvent, useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Button, ButtonLink, Card, chakra, Flex, Heading, PageFrame, Stack, Text } from '@frontdesk/shared/ui/core';
import { CopyButton, FailedState } from '@frontdesk/shared/ui/data';
import { useTabPoll } from '@frontdesk/shared/use-tab-poll';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { saveStarterQuestions } from '../../api/agents';
import { type Progress, siteRead, startQuery } from '../../api/start';
import { saveWidgetTheme, widgetFileUrl } from '../../api/widget';
import { start as startWords } from '../../messages/start';
import { type Counted, started as words } from '../../messages/started';
import type { Agent } from '../../model/agent';
import { decodeBase64 } from '../../model/document';
import { embedSnippet } from '../../model/widget-pack';
import { urls } from '../../urls';
import { useAgent } from '../agent-detail/use-agent';
import { UploadList } from '../agent-documents/UploadList';
import { isOpen } from '../agent-documents/upload-queue';
import { useUploadQueue } from '../agent-documents/use-upload-queue';
import { packConfig, useStoredTheme } from '../agent-look/widget-look';
import { PreviewPlace } from '../agent-preview/PreviewPlace';
import { isUnavailable } from '../is-unavailable';
import { useRefreshAgent } from '../use-refresh-agent';
import { Columns, SlowSite, type Started } from './ExampleChat';
import { Bar, ReadPages, Ready, UnreadPages } from './ReadPages';

const POLL_MS = 1_000;
/** The number of questions that the chat shows. */
const STARTERS_MAX = 4;
const Snippet = chakra('code', {
  base: {
    display: 'block',
    mt: '3',
    p: '3',
    bg: 'subtle',
    rounded: 'md',
    fontFamily: 'mono',
    fontSize: 'xs',
    overflowWrap: 'anywhere',
  },
});

/** A solid button that looks like an outlined one. */
const QUIET = { '& button': { color: 'text', bg: 'surface', borderColor: 'line', _hover: { bg: 'hover' } } } as const;

export interface StartedAgentProps {
  readonly id: string;
  readonly started: Started;
  readonly whileLoading: ReactNode;
  readonly hasAddress?: HomeCardProps['hasAddress'] | undefined;
}

/** Shows the agent's reading progress, the agent itself, and the next two steps. */
export function StartedAgent({ id, started, whileLoading, hasAddress }: StartedAgentProps) {
  const { data: agent, error, refetch } = useAgent(id);
  if (agent) return <Reading agent={agent} started={started} hasAddress={hasAddress} />;
  if (!error) return whileLoading;
  return (
    <PageFrame title={startWords.title}>
      <FailedState what={startWords.failed} error={error} onRetry={() => void refetch()} />
    </PageFrame>
  );
}

interface ReadingProps extends Pick<StartedAgentProps, 'started' | 'hasAddress'> {
  readonly agent: Agent;
}

function Reading({ agent, started, hasAddress }: ReadingProps) {
  const refresh = useRefreshAgent(agent.id);
  const { queue, uploads } = useUploadQueue(agent);
  const what = readOf(agent, started);
  const queries = useQueryClient();
  /** True until the server's progress includes the files that were added. */
  const [isAdding, setIsAdding] = useState(false);
  const [asked, setAsked] = useState<{ readonly question: string }>();
  /** Until a question has been asked, the chat itself offers the questions. */
  const [hasAsked, setHasAsked] = useState(false);
  const onAsked = useCallback(() => setHasAsked(true), []);
  const isUploading = uploads.some(isOpen);
  const { data, error } = useQuery(startQuery(String(agent.id)));
  // Another server lacks the call.
  const isMissing = error !== null && isUnavailable(error);
  const hasEnded = (progress: typeof data) =>
    progress !== undefined &&
    !progress.isReading &&
    !isUploading &&
    !isAdding &&
    (progress.found > 0 || progress.failed > 0 || progress.error !== null);
  useTabPoll<typeof data>({
    queryKey: startQuery(String(agent.id)).queryKey,
    intervalMs: (newest) => (isMissing || hasEnded(newest) ? false : POLL_MS),
  });
  useEffect(
    function followUploads() {
      if (isUploading) setIsAdding(true);
      else if (isAdding)
        void queries
          .invalidateQueries({ queryKey: startQuery(String(agent.id)).queryKey })
          .then(() => setIsAdding(false));
    },
    [isUploading, isAdding, queries, agent.id],
  );
  const frame = useRef<HTMLDivElement>(null);
  const hasBegun = useRef(false);
  useEffect(
    function begin() {
      if (hasBegun.current) return;
      hasBegun.current = true;
      if (started.files.length > 0) queue.add(started.files);
      if (started.icon !== '') void applyIcon(agent, started).then(refresh, () => undefined);
    },
    [agent, started, queue, refresh],
  );
  useOwnProgress(agent.id, hasEnded(data));
  const questions = data?.topics.slice(0, STARTERS_MAX).map(asQuestion) ?? [];
  const isDone = hasEnded(data);
  const isReady = (data?.read ?? 0) > 0;
  const knowsNothing = isDone && !isReady;
  const areEnough = isDone || questions.length === STARTERS_MAX;
  const wanted = isReady && areEnough && agent.chatOptions?.starterQuestions.length === 0 ? questions.join('\n') : '';
  useEffect(
    function offerQuestions() {
      if (wanted !== '') void saveStarterQuestions(agent.id, wanted.split('\n')).then(refresh, () => undefined);
    },
    [agent.id, wanted, refresh],
  );
  const starters = agent.chatOptions?.starterQuestions.join('') ?? '';
  const [openedFor, setOpenedFor] = useState(starters);
  useEffect(
    function offerStarters() {
      if (!hasAsked && frame.current && !isTyping(frame.current)) setOpenedFor(starters);
    },
    [starters, hasAsked],
  );
  const { theme } = useStoredTheme(agent);
  const snippet = embedSnippet(
    packConfig(agent, theme, null, undefined),
    widgetFileUrl('chatbot-widget.js'),
    agent.widgetTheme,
  );
  return (
    <PageFrame
      title={agent.name}
      intro={isReady ? (isDone ? words.askDone : words.askNow) : knowsNothing ? words.nothingYet : startWords.intro}
      action={
        <ButtonLink to={urls.agent(agent.id)} variant="outline">
          {words.open}
        </ButtonLink>
      }
    >
      <Columns
        ref={frame}
        tabIndex={-1}
        outline="none"
        // On a phone, the chat is below the list of what was read.
        gridTemplateRows={{ lg: 'auto 1fr' }}
        css={{
          '& > :nth-child(2)': {
            gridArea: { lg: '1 / 2 / 3' },
            minW: 0,
            ...(knowsNothing && { opacity: 0.45, display: { base: 'none', lg: 'block' } }),
          },
        }}
      >
        <Stack gap="6" minW={0}>
          {!isMissing && (
            <Card>
              <Stack gap="4" role="status">
                {knowsNothing ? (
                  <>
                    <Heading as="p">{words.nothingRead}</Heading>
                    <Flex gap="3" wrap="wrap">
                      <ButtonLink to={urls.start}>{words.another}</ButtonLink>
                      <ChooseFiles onFiles={(files) => queue.add(files)} />
                    </Flex>
                  </>
                ) : (
                  <>
                    <Flex gap="3" align="center">
                      {isDone && <Ready />}
                      <Heading as="p" textWrap="balance">
                        {progressWords(data, isDone, what)}
                      </Heading>
                    </Flex>
                    {!isDone && (
                      <Bar aria-hidden>
                        <div style={{ width: `${shareRead(data)}%` }} />
                      </Bar>
                    )}
                    {!isReady && what !== 'file' && <SlowSite>{words.slowToRead}</SlowSite>}
                  </>
                )}
              </Stack>
              <ReadPages agentId={agent.id} progress={data} isDone={isDone} />
              {data && (data.failed > 0 || data.error) && <UnreadPages agent={agent} progress={data} what={what} />}
            </Card>
          )}
          {uploads.length > 0 && <UploadList queue={queue} uploads={uploads} fallback={frame} />}
        </Stack>
        <div inert={knowsNothing}>
          <PreviewPlace agent={agent} openedFor={openedFor} asked={asked} onAsked={onAsked} caption={words.tryIt} />
        </div>
        <Stack gap="6" minW={0}>
          {(hasAsked || starters === '') && questions.length > 0 && (
            <Card>
              <Stack gap="3">
                <Text fontWeight={500}>{words.topics}</Text>
                <Flex gap="2" wrap="wrap" align="center">
                  {questions.map((question) => (
                    <Button key={question} variant="outline" size="sm" onClick={() => setAsked({ question })}>
                      {question}
                    </Button>
                  ))}
                </Flex>
                <Text tone="muted">{words.topicsHint}</Text>
              </Stack>
            </Card>
          )}
          {isReady && (
            <Card>
              <Stack gap="4">
                <Stack gap="1">
                  <Heading as="h2">{words.install}</Heading>
                  <Text tone="muted">{words.installHint}</Text>
                </Stack>
                {/* While the agent is reading, trying it comes first. */}
                <Flex gap="3" wrap="wrap" css={isDone ? undefined : QUIET}>
                  <CopyButton text={snippet} what={words.snippet} label={words.copyLine} />
                  <ButtonLink to={urls.agentTab(agent.id, 'settings') + urls.installPart} variant="outline">
                    {words.moreInstall}
                  </ButtonLink>
                </Flex>
                <Details>
                  <summary>{words.showLine}</summary>
                  <Snippet>{snippet}</Snippet>
                </Details>
              </Stack>
            </Card>
          )}
          {isReady && isDone && hasAddress?.(urls.generateCode) && (
            <Card>
              <Stack gap="4" align="start">
                <Stack gap="1">
                  <Heading as="h2">{words.print}</Heading>
                  <Text tone="muted">{words.printHint}</Text>
                </Stack>
                <ButtonLink to={urls.generateCode} variant="outline">
                  {words.makeCode}
                </ButtonLink>
              </Stack>
            </Card>
          )}
        </Stack>
      </Columns>
    </PageFrame>
  );
}

/** Opens the file picker. */
function ChooseFiles({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outline" onClick={() => field.current?.click()}>
        {startWords.chooseFiles}
      </Button>
      <input
        ref={field}
        type="file"
        multiple
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}

/** What an agent has read: the pages of a site, files, or both. */
function readOf({ documents }: Agent, { files }: Started): Counted {
  const hasFiles = files.length > 0 || documents.some(({ sourceAddress }) => sourceAddress === null);
  const hasPages = documents.some(({ sourceAddress }) => sourceAddress !== null);
  if (!hasFiles) return 'page';
  return hasPages ? 'both' : 'file';
}

/** Whether the owner is typing, or has typed, in the chat on the page: reopening it would lose the text. */
function isTyping(frame: HTMLElement): boolean {
  const fields = [...frame.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot?.querySelector('textarea'));
  return Boolean(document.activeElement?.shadowRoot) || fields.some((field) => (field?.value ?? '') !== '');
}

/** Hides the notification that repeats what the page says, and would cover the chat that the owner is trying out. */
function useOwnProgress(id: Agent['id'], hasEnded: boolean): void {
  const queries = useQueryClient();
  const latest = useRef(hasEnded);
  latest.current = hasEnded;
  useEffect(
    function holdNotification() {
      if (hasEnded) return;
      const { promise, resolve, reject } = withResolvers();
      asOwnEvent(queries, siteRead(id), () => promise).catch(() => undefined);
      // After she has left the page, only the notification informs her.
      return () => (latest.current ? resolve() : reject());
    },
    [queries, id, hasEnded],
  );
}

function withResolvers() {
  let [resolve, reject] = [() => {}, () => {}];
  const promise = new Promise<void>((...both) => {
    [resolve, reject] = both;
  });
  return { promise, resolve, reject };
}

function progressWords(data: Progress | undefined, isDone: boolean, what: Counted): string {
  if (!data || (!isDone && data.read === 0)) return words.notYet;
  if (!isDone) return words.reading(data.read, data.found, what);
  return words.allRead(data.read, what);
}

/** In percent. Never 0, so that the bar is visible from the start. */
const shareRead = (data: Progress | undefined) => Math.max(4, data ? (100 * data.read) / Math.max(data.found, 1) : 0);

const asQuestion = (topic: string) => (/[?？]$/.test(topic) ? topic : `${topic}?`);

/** Gives the agent the site's icon, and the icon's color if the site names no color. */
async function applyIcon({ id, widgetTheme }: Agent, { icon, hasColor }: Started): Promise<void> {
  const bytes = decodeBase64(icon);
  if (!bytes) return;
  const { readPicture } = await import('../agent-look/avatar-picture');
  const picture = await readPicture(new Blob([bytes], { type: /^data:([^;]+)/.exec(icon)?.[1] ?? '' }));
  if (!picture) return;
  const color = hasColor ? null : picture.color;
  await saveWidgetTheme(id, {
    ...(widgetTheme ?? DEFAULT_THEME),
    ...(color && { headerColor: color, outgoingBg: color }),
    ...(picture.avatar && { avatar: picture.avatar }),
  });
}
