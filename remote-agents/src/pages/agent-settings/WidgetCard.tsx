import { showToast } from '@frontdesk/shared/app';
import { useMutation } from '@frontdesk/shared/query';
import { Box, Button, Card, chakra, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { CopyButton } from '@frontdesk/shared/ui/data';
import { TextAreaField } from '@frontdesk/shared/ui/form';
import Download from 'lucide-react/icons/download';
import { widgetFileUrl } from '../../api/read-widget-file';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { embedSnippet, type PackConfig } from '../../model/widget-pack';
import { useClientState } from '../agent-client/use-client-state';
import { tellFailure } from '../tell-failure';
import { useOneAtATime } from '../use-one-at-a-time';
import { saveWidgetPack } from './save-widget-pack';

const words = messages.widget;
const Details = chakra('details', {
  base: { '& summary': { cursor: 'pointer', minH: '24px', color: 'accent.text', fontWeight: 500 } },
});
const Code = chakra('code', {
  base: { display: 'block', mt: '1', mb: '3', fontFamily: 'mono', fontSize: 'xs', overflowWrap: 'anywhere' },
});

/** The two ways onto a site: files to keep, or a line to paste. */
export function WidgetCard({ agent, config }: { agent: Agent; config: PackConfig }) {
  const hasClient = config.clientId !== '';
  const { isActive } = useClientState(agent);
  const scriptUrl = widgetFileUrl('chatbot-widget.js');
  const download = useMutation({
    mutationFn: () => saveWidgetPack(config),
    onSuccess: () => showToast('success', words.packReady),
    onError: tellFailure(words.packFailed),
  });
  const start = useOneAtATime(download.mutate);

  return (
    <Card>
      <Stack gap="5">
        <Stack gap="1">
          <Heading as="h2" size="sm">
            {words.title}
          </Heading>
          <Text tone="muted">{words.intro}</Text>
        </Stack>
        {hasClient && !(agent.isEnabled && isActive) && <Notice tone="warning">{words.away}</Notice>}
        <Flex gap="3" align="center" wrap="wrap">
          <Button
            pending={download.isPending}
            onClick={() => (hasClient ? start() : showToast('error', words.noClientId))}
          >
            <Download aria-hidden />
            {words.download}
          </Button>
          <Text tone="muted">{words.packHint}</Text>
        </Flex>
        {hasClient ? (
          <>
            <Flex gap="2" align="flex-start">
              <Box flex="1" minW={0}>
                <TextAreaField
                  label={words.snippet}
                  name="snippet"
                  value={embedSnippet(config, scriptUrl)}
                  onChange={() => {}}
                  readOnly
                  rows={4}
                  fontFamily="mono"
                  fontSize="xs"
                  spellCheck={false}
                  hint={words.snippetHint}
                />
              </Box>
              <Box pt="29px">
                <CopyButton text={embedSnippet(config, scriptUrl)} what="embed code" />
              </Box>
            </Flex>
            <Policies api={config.api} scriptOrigin={new URL(scriptUrl).origin} />
          </>
        ) : (
          <Notice tone="info">{words.needsClientId}</Notice>
        )}
      </Stack>
    </Card>
  );
}

function Policies({ api, scriptOrigin }: { api: string; scriptOrigin: string }) {
  return (
    <Details>
      <summary>{words.policy}</summary>
      <Box pt="3">
        {words.policyPack}
        <Code>{`script-src 'self'; style-src 'self'; connect-src ${api}`}</Code>
        {words.policySnippet}
        <Code>{`script-src ${scriptOrigin}; style-src ${scriptOrigin}; connect-src ${api}`}</Code>
      </Box>
    </Details>
  );
}
