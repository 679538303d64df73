import { ApiError, messageOf, useNavigate, useSearchParams } from '@frontdesk/shared/app';
import { filledText } from '@frontdesk/shared/endpoints/fields';
import { useQueryClient } from '@frontdesk/shared/query';
import {
  Box,
  Button,
  ButtonLink,
  Card,
  chakra,
  Flex,
  Logo,
  Notice,
  PageFrame,
  Stack,
  Text,
} from '@frontdesk/shared/ui/core';
import { FailedState, latePart, Skeleton } from '@frontdesk/shared/ui/data';
import { TextField, useForm } from '@frontdesk/shared/ui/form';
import ArrowRight from 'lucide-react/icons/arrow-right';
import UploadIcon from 'lucide-react/icons/upload';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { listedAgentsQuery } from '../../api/listed-agents';
import { startFromFiles, startFromSite } from '../../api/start';
import { start as words } from '../../messages/start';
import { urls } from '../../urls';
import { useAgent } from '../agent-detail/use-agent';
import { isUnavailable } from '../is-unavailable';
import { Columns, type Started, StartedAgent } from './StartedAgent';

const FileDrop = latePart({
  load: async () => (await import('@frontdesk/shared/ui/file-drop')).FileDrop,
  failed: words.dropFailed,
  whileLoading: <Skeleton height="82px" aria-hidden="true" />,
});

const Form = chakra('form');
const schema = v.object({ address: filledText(words.address) });

/** The first minute: an owner names her site or drops files, and talks to her agent while it reads. */
export function StartPage() {
  const [search] = useSearchParams();
  const id = search.get('agent');
  const started = useRef<Started>({ files: [], icon: '', hasColor: true });
  if (id === null) return <StartForm onStarted={(next) => (started.current = next)} />;
  return <Reading key={id} id={id} started={started.current} />;
}

function Reading({ id, started }: { readonly id: string; readonly started: Started }) {
  const { data: agent, error, refetch } = useAgent(id);
  if (agent) return <StartedAgent agent={agent} started={started} />;
  return (
    <PageFrame title={words.title}>
      {error ? (
        <FailedState what={words.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="320px" />
      )}
    </PageFrame>
  );
}

function StartForm({ onStarted }: { readonly onStarted: (started: Started) => void }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<unknown>(null);
  /** Two drops must not make two agents. */
  const isStarting = useRef(false);
  const form = useForm({ initial: { address: '' }, schema, submit: readSite, draft: 'start' });

  function go(id: string | number, started: Started) {
    onStarted(started);
    void queries.invalidateQueries({ queryKey: listedAgentsQuery.queryKey });
    navigate(urls.started(id), { replace: true });
  }

  async function readSite({ address }: { readonly address: string }) {
    setFailure(null);
    const { botId, icon, hasColor } = await startFromSite(address);
    go(botId, { files: [], icon, hasColor });
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
      const id = await startFromFiles(name, words.descriptionOfFiles);
      if (id === null) navigate(urls.agents);
      else go(id, { files, icon: '', hasColor: true });
    } catch (error) {
      setFailure(error);
    } finally {
      isStarting.current = false;
    }
  }

  const shown = form.failure ?? failure;
  const lacksCall = isUnavailable(shown) && !(shown instanceof ApiError && shown.status === 422);
  return (
    <PageFrame title={words.title} intro={words.intro}>
      <Columns alignItems="stretch">
        <Card>
          <Stack gap="6">
            <Form onSubmit={form.onSubmit} noValidate>
              <Stack gap="4">
                <TextField
                  label={words.address}
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
                  <Notice tone="warning">{words.unavailable}</Notice>
                ) : (
                  shown !== null && <Notice tone="danger">{messageOf(shown)}</Notice>
                )}
                <Box>
                  {lacksCall ? (
                    <ButtonLink to={urls.newAgent}>{words.addAgent}</ButtonLink>
                  ) : (
                    <Button type="submit" pending={form.isSubmitting}>
                      {form.isSubmitting ? words.submitting : words.submit}
                    </Button>
                  )}
                </Box>
              </Stack>
            </Form>
            <FileDrop
              label={words.chooseFiles}
              variant="outline"
              button={
                <>
                  <UploadIcon aria-hidden /> {words.chooseFiles}
                </>
              }
              onFiles={(files) => void readFiles(files)}
            >
              <Text tone="muted" flex="1 1 12rem">
                {words.or}
              </Text>
            </FileDrop>
          </Stack>
        </Card>
        {/* In the shape of the chat that comes. */}
        <Card
          p="0"
          minH={{ base: '360px', lg: 'clamp(360px, 100vh - 260px, 560px)' }}
          display="flex"
          flexDirection="column"
          overflow="hidden"
        >
          <Flex p="4" gap="3" align="center" bg="#1e1b26" color="white" fontWeight={600}>
            <Logo /> {words.previewName}
          </Flex>
          <Box m="6" p="4" maxW="36ch" rounded="16px 16px 16px 4px" bg="brass.subtle">
            {words.previewEmpty}
          </Box>
          <Flex
            m="3"
            mt="auto"
            p="1"
            ps="4"
            align="center"
            justify="space-between"
            rounded="full"
            borderWidth="1px"
            color="text.muted"
            aria-hidden
          >
            {words.previewField}
            <Box p="2.5" rounded="full" bg="text" color="surface">
              <ArrowRight size={20} />
            </Box>
          </Flex>
        </Card>
      </Columns>
    </PageFrame>
  );
}
