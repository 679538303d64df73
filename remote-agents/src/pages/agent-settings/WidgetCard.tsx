import { showToast, useLocation } from '@frontdesk/shared/app';
import { Details } from '@frontdesk/shared/details';
import { offerFile } from '@frontdesk/shared/files';
import { Box, Button, Card, chakra, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { CopyButton } from '@frontdesk/shared/ui/data';
import { TextField } from '@frontdesk/shared/ui/form';
import Download from 'lucide-react/icons/download';
import { type RefObject, useEffect, useRef } from 'react';
import { readWidgetExtra, readWidgetFile, WIDGET_EXTRAS, widgetFileUrl } from '../../api/widget';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { embedSnippet, type PackConfig, packFiles } from '../../model/widget-pack';
import { urls } from '../../urls';
import { useClientState } from '../agent-client/ClientTab';
import { ClientIdNotice } from '../ClientIdNotice';
import { useAction } from '../use-action';
import { useSetupMark } from '../use-setup-mark';

/** Spec section 9.5. */
const PACK_NAME = 'chatbot-widget.zip';

/** Downloads the widget as files for any web server. Rejects when one of its files cannot be loaded. */
async function saveWidgetPack(config: PackConfig): Promise<void> {
  const [{ default: JSZip }, script, style, extras] = await Promise.all([
    import('jszip'),
    readWidgetFile('chatbot-widget.js'),
    readWidgetFile('chatbot-widget.css'),
    Promise.all(WIDGET_EXTRAS.map(readWidgetExtra)),
  ]);
  const zip = new JSZip();
  for (const [name, text] of Object.entries(packFiles(config, { script, style }))) zip.file(name, text);
  // In the pack these files have short names, like script.js.
  for (const [at, name] of WIDGET_EXTRAS.entries()) zip.file(name.replace('chatbot-widget-', ''), extras[at] ?? '');
  offerFile(await zip.generateAsync({ type: 'blob', compression: 'DEFLATE' }), PACK_NAME);
}

/** Scrolls to a heading and focuses it whenever the address names its part of the page. */
function useShowWhenAddressed(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  // Depends on a key that it does not read, so that the same address scrolls again.
  useEffect(
    function showPart() {
      if (hash !== urls.installPart) return;
      heading.current?.focus({ preventScroll: true });
      // Optional, because jsdom cannot scroll.
      heading.current?.scrollIntoView?.({ block: 'start' });
    },
    [hash, key],
  );
  return heading;
}

const Code = chakra('code', {
  base: { display: 'block', mt: '1', mb: '3', fontFamily: 'mono', fontSize: 'xs', overflowWrap: 'anywhere' },
});

/** Offers two ways to put the widget on a site: files to host, or a line to paste. */
export function WidgetCard({ agent, config }: { agent: Agent; config: PackConfig }) {
  const hasClient = config.clientId !== '';
  const { isActive } = useClientState(agent);
  const scriptUrl = widgetFileUrl('chatbot-widget.js');
  const snippet = embedSnippet(config, scriptUrl, agent.widgetTheme);
  const site = useSetupMark('site', agent);
  const download = useAction({
    act: () => saveWidgetPack(config),
    done: () => messages.widget.packReady,
    failed: messages.widget.packFailed,
    onDone: () => site.set(),
  });
  const generate = useRef<HTMLButtonElement>(null);
  const title = useShowWhenAddressed();

  function refuse() {
    showToast('error', messages.widget.noClientId);
    generate.current?.focus();
  }

  return (
    <Card>
      <Stack gap="5">
        <Stack gap="1">
          <Heading as="h2" ref={title} tabIndex={-1}>
            {messages.widget.title}
          </Heading>
          <Text tone="muted">
            {agent.widgetTheme === undefined ? messages.widget.intro : messages.widget.introStored}
          </Text>
        </Stack>
        {hasClient && !(agent.isEnabled && isActive) && <Notice tone="warning">{messages.widget.away}</Notice>}
        <Flex gap="3" align="center" wrap="wrap">
          <Button
            variant="outline"
            pending={download.isPending}
            onClick={() => (hasClient ? download.run() : refuse())}
          >
            <Download aria-hidden />
            {messages.widget.download}
          </Button>
          <Text tone="muted">{messages.widget.packHint}</Text>
        </Flex>
        {hasClient ? (
          <>
            <Flex gap="2" align="flex-start">
              <Box flex="1" minW={0} onCopy={site.set}>
                <TextField
                  label={messages.widget.snippet}
                  name="snippet"
                  value={snippet}
                  errors={[]}
                  onChange={() => {}}
                  readOnly
                  fontFamily="mono"
                  fontSize="xs"
                  spellCheck={false}
                  hint={messages.widget.snippetHint}
                />
              </Box>
              <Box pt="31px" onClick={site.set}>
                <CopyButton text={snippet} what={messages.widget.copyEmbed} />
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
      <summary>{messages.widget.policy}</summary>
      <Box pt="3">
        {messages.widget.policyPack}
        <Code>{`script-src 'self'; style-src 'self'; font-src 'self'; img-src data:; connect-src ${api}`}</Code>
        {messages.widget.policySnippet}
        <Code>{`script-src ${scriptOrigin}; style-src ${scriptOrigin}; font-src ${scriptOrigin}; img-src data:; connect-src ${api}`}</Code>
      </Box>
    </Details>
  );
}
