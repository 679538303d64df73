import { showToast } from '@frontdesk/shared/app';
import { useMutation } from '@frontdesk/shared/query';
import { Box, Button, Card, chakra, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { CopyButton } from '@frontdesk/shared/ui/data';
import { TextAreaField } from '@frontdesk/shared/ui/form';
import Download from 'lucide-react/icons/download';
import { useRef } from 'react';
import { widgetFileUrl } from '../../api/widget';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { embedSnippet, type PackConfig } from '../../model/widget-pack';
import { useClientState } from '../agent-client/use-client-state';
import { ClientIdNotice } from '../ClientIdNotice';
import { showFailure } from '../show-failure';
import { useOneAtATime } from '../use-one-at-a-time';
import { useSetupMark } from '../use-setup-mark';
import { saveWidgetPack } from './save-widget-pack';
import { useShowWhenAddressed } from './use-show-when-addressed';

const words = messages.widget;
const Details = chakra('details', {
  base: { '& summary': { cursor: 'pointer', minH: '24px', color: 'accent.text', fontWeight: 500 } },
});
const Code = chakra('code', {
  base: { display: 'block', mt: '1', mb: '3', fontFamily: 'mono', fontSize: 'xs', overflowWrap: 'anywhere' },
});

/** Offers two ways to put the widget on a site: files to host, or a line to paste. */
export function WidgetCard({ agent, config }: { agent: Agent; config: PackConfig }) {
  const hasClient = config.clientId !== '';
  const { isActive } = useClientState(agent);
  const scriptUrl = widgetFileUrl('chatbot-widget.js');
  const site = useSetupMark('site', agent);
  const download = useMutation({
    mutationFn: () => saveWidgetPack(config),
    onSuccess: () => {
      site.set();
      showToast('success', words.packReady);
    },
    onError: showFailure(words.packFailed),
  });
  const start = useOneAtATime(download.mutate);
  const generate = useRef<HTMLButtonElement>(null);
  const title = useShowWhenAddressed();

  function refuse() {
    showToast('error', words.noClientId);
    generate.current?.focus();
  }

  return (
    <Card>
      <Stack gap="5">
        <Stack gap="1">
          <Heading as="h2" size="sm" ref={title} tabIndex={-1}>
            {words.title}
          </Heading>
          <Text tone="muted">{agent.widgetTheme === undefined ? words.intro : words.introStored}</Text>
        </Stack>
        {hasClient && !(agent.isEnabled && isActive) && <Notice tone="warning">{words.away}</Notice>}
        <Flex gap="3" align="center" wrap="wrap">
          <Button pending={download.isPending} onClick={() => (hasClient ? start() : refuse())}>
            <Download aria-hidden />
            {words.download}
          </Button>
          <Text tone="muted">{words.packHint}</Text>
        </Flex>
        {hasClient ? (
          <>
            <Flex gap="2" align="flex-start">
              <Box flex="1" minW={0} onCopy={site.set}>
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
              <Box pt="29px" onClick={site.set}>
                <CopyButton text={embedSnippet(config, scriptUrl)} what={messages.widget.copyEmbed} />
              </Box>
            </Flex>
            <Policies api={config.api} scriptOrigin={new URL(scriptUrl).origin} />
          </>
        ) : (
          <ClientIdNotice agent={agent} button={generate}>
            {messages.clientId.forWidget}
          </ClientIdNotice>
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
        <Code>{`script-src 'self'; style-src 'self'; font-src 'self'; img-src data:; connect-src ${api}`}</Code>
        {words.policySnippet}
        <Code>{`script-src ${scriptOrigin}; style-src ${scriptOrigin}; font-src ${scriptOrigin}; img-src data:; connect-src ${api}`}</Code>
      </Box>
    </Details>
  );
}
