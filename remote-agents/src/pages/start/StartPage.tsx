import { ApiError, loadPart, messageOf, useLocation, useNavigate, useSearchParams } from '@frontdesk/shared/app';
import type { HomeCardProps } from '@frontdesk/shared/contract';
import { filledText } from '@frontdesk/shared/endpoints/fields';
import { newId } from '@frontdesk/shared/new-id';
import { useQueryClient } from '@frontdesk/shared/query';
import { Button, ButtonLink, Card, chakra, Heading, Notice, PageFrame, Stack, Text } from '@frontdesk/shared/ui/core';
import { latePart, Skeleton } from '@frontdesk/shared/ui/data';
import { TextField, useForm } from '@frontdesk/shared/ui/form';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { listedAgentsQuery } from '../../api/listed-agents';
import { startFromSite } from '../../api/start';
import { start as words } from '../../messages/start';
import { type StartState, urls } from '../../urls';
import { isUnavailable } from '../is-unavailable';
import { PathIcon } from '../PathIcon';
import { Columns, ExampleChat, SlowSite, type Started, siteOf } from './ExampleChat';
import type { StartedAgentProps } from './StartedAgent';

const FileDrop = latePart({
  load: async () => (await import('@frontdesk/shared/ui/file-drop')).FileDrop,
  failed: words.dropFailed,
  whileLoading: <Skeleton height="122px" aria-hidden />,
});

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& label': { fontSize: 'lg', fontWeight: 600 },
    '& input, & > :is(button, a)': { minH: '48px' },
    '& input': { fontSize: 'lg' },
  },
});

/** Loads while the site is being opened. */
const StartedAgent = latePart<StartedAgentProps>({
  load: async () => (await import('./StartedAgent')).StartedAgent,
  failed: words.failed,
  whileLoading: <Opening />,
});

/** A placeholder between the form and the agent, laid out like both. */
function Opening() {
  const address = handedAddress(useLocation().state);
  return (
    <PageFrame title={words.title} intro={words.intro}>
      <Columns alignItems="stretch">
        <Card>
          <Heading as="p">{words.opening(siteOf(address))}</Heading>
          <Bar />
        </Card>
        <ExampleChat address={address} />
      </Columns>
    </PageFrame>
  );
}

const Bar = () => <Skeleton height="6px" rounded="full" mt="3" aria-hidden />;

/** The next steps, numbered in brass circles. */
const Next = chakra('ol', {
  base: {
    display: 'grid',
    gap: '5',
    counterReset: 'next',
    '& li': { display: 'flex', gap: '3', counterIncrement: 'next' },
    '& li::before': {
      content: 'counter(next)',
      flexShrink: 0,
      boxSize: '24px',
      lineHeight: '24px',
      rounded: 'full',
      textAlign: 'center',
      bg: 'brass.subtle',
      color: 'brass.text',
      fontSize: 'xs',
      fontWeight: 600,
    },
  },
});
const schema = v.object({ address: filledText(words.addressName) });

/** The first minute: an owner names her site or drops files, and talks to her agent while it is reading them. */
export function StartPage(props: Partial<Pick<HomeCardProps, 'hasAddress'>>) {
  const [search] = useSearchParams();
  const id = search.get('agent');
  const started = useRef<Started>({ files: [], icon: '', hasColor: true });
  if (id === null) return <StartForm onStarted={(next) => (started.current = next)} />;
  return <StartedAgent {...props} key={id} id={id} started={started.current} whileLoading={<Opening />} />;
}

function StartForm({ onStarted }: { readonly onStarted: (started: Started) => void }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<unknown>(null);
  /** Two drops must not create two agents. */
  const isStarting = useRef(false);
  const handed = handedAddress(useLocation().state);
  const form = useForm({
    initial: { address: handed },
    schema,
    submit: readSite,
    // The site typed on the home page remains in the history.
    ...(handed === '' && { draft: 'start' }),
  });
  const hasBegun = useRef(false);
  useEffect(function readHandedSite() {
    if (handed === '' || hasBegun.current) return;
    hasBegun.current = true;
    form.onSubmit();
  }, []);

  function go(id: string | number, started: Started, address = '') {
    onStarted(started);
    void queries.invalidateQueries({ queryKey: listedAgentsQuery.queryKey });
    navigate(urls.started(id), { replace: true, state: { address } satisfies StartState });
  }

  async function readSite({ address }: { readonly address: string }) {
    setFailure(null);
    const { botId, icon, hasColor } = await startFromSite(address);
    go(botId, { files: [], icon, hasColor }, address);
  }

  async function readFiles(chosen: Iterable<File>) {
    const files = [...chosen];
    const [first] = files;
    if (!first || isStarting.current || form.isSubmitting) return;
    isStarting.current = true;
    setFailure(null);
    try {
      const name =
        first.name
          .replace(/\.[^.]+$/, '')
          .replace(/[-_]+/g, ' ')
          .trim()
          .slice(0, 60) || first.name;
      const { createAgent } = await loadPart(() => import('../../api/create-agent'));
      const id = await createAgent({ name, description: words.descriptionOfFiles, isEnabled: true }, newId());
      if (id === null) navigate(urls.agents);
      else go(id, { files, icon: '', hasColor: true });
    } catch (error) {
      setFailure(error);
    } finally {
      isStarting.current = false;
    }
  }

  const isReading = form.isSubmitting;
  const shown = form.failure ?? failure;
  const lacksCall = isUnavailable(shown) && !(shown instanceof ApiError && shown.status === 422);
  return (
    <PageFrame title={words.title} intro={words.intro}>
      <Columns alignItems="stretch">
        {/* On phones the example is above the steps. */}
        <Stack gap="6" textWrap="pretty" display={{ base: 'contents', lg: 'flex' }}>
          <Card display="grid" gap="6">
            <Form onSubmit={form.onSubmit} noValidate>
              <TextField
                label={isReading ? words.opening(siteOf(form.values.address)) : words.address}
                readOnly={isReading}
                autoFocus
                placeholder={words.placeholder}
                type="url"
                inputMode="url"
                autoComplete="url"
                autoCapitalize="none"
                spellCheck={false}
                hint={words.addressHint}
                {...form.field('address')}
              />
              {lacksCall ? (
                <ButtonLink to={urls.newAgent}>{words.addAgent}</ButtonLink>
              ) : (
                <Button type="submit" pending={isReading}>
                  {words.submit}
                </Button>
              )}
              {isReading && (
                <>
                  <Bar />
                  <div role="status">
                    <SlowSite>{words.slowToOpen}</SlowSite>
                  </div>
                </>
              )}
              {lacksCall ? (
                <Notice tone="warning">{words.unavailable}</Notice>
              ) : (
                shown !== null && <Notice tone="danger">{messageOf(shown)}</Notice>
              )}
            </Form>
            {!isReading && (
              <FileDrop
                label={words.chooseFiles}
                variant="outline"
                button={
                  <>
                    <PathIcon size={20} d="M12 3v12m5-7-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4" />{' '}
                    {words.chooseFiles}
                  </>
                }
                onFiles={(files) => void readFiles(files)}
              >
                <Text tone="muted" order="-1" w="full">
                  {words.or}
                </Text>
              </FileDrop>
            )}
          </Card>
          <Card order={{ base: 1, lg: 0 }} flexGrow={1}>
            <Heading mb="4">{words.next}</Heading>
            <Next>
              {words.nextSteps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </Next>
          </Card>
        </Stack>
        <ExampleChat address={form.values.address} isLive={!isReading} />
      </Columns>
    </PageFrame>
  );
}

/** Reads the site passed in a location's state; '' if there is none. */
function handedAddress(state: unknown): string {
  const address = (state as Partial<StartState> | null)?.address;
  return typeof address === 'string' ? address : '';
}
