import { loadPart } from '@frontdesk/shared/app';
import { useQuery } from '@frontdesk/shared/query';
import { Box, Card, Flex, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import { FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Widget } from '../../../widget/mount-widget';
import * as messages from '../../messages';
import type { PackConfig } from '../../model/widget-pack';
import { type Backdrop, BackdropChoice } from './Backdrop';
import type { MountPreview } from './mount-preview';
import type { PreviewMemory } from './preview-memory';
import { SitePicture } from './SitePicture';

/** A question that the page asks in the preview. */
export interface AskedQuestion {
  readonly question: string;
}

/**
 * Sends a question, then restores what the user had typed. The widget offers no method for this, because every site
 * would have to load it.
 */
function askIn({ shadowRoot }: HTMLElement, question: string): void {
  const field = shadowRoot?.querySelector('textarea');
  if (!field) return;
  const type = (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const typed = field.value;
  type(question);
  shadowRoot?.querySelector<HTMLElement>('button.send')?.click();
  if (typed !== '') type(typed);
}

interface PreviewStageProps {
  readonly mountPreview: MountPreview;
  readonly config: PackConfig;
  readonly memory: PreviewMemory;
  readonly asked: AskedQuestion | undefined;
  readonly isPhone: boolean;
  readonly picture: ReactNode;
  readonly onSize: (size: { width: number; height: number }) => void;
}

/** Mounts the preview's widget only while it is visible, so that a hidden tab has no second chat. */
function PreviewStage({ mountPreview, config, memory, asked, isPhone, picture, onSize }: PreviewStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const widget = useRef<Widget | null>(null);
  const latest = useRef({ config, isPhone });
  latest.current = { config, isPhone };
  const { theme, name, welcome } = config;

  useEffect(
    function liveWhileSeen() {
      const { current } = stage;
      if (!current) return;
      const follow = () => {
        const { width, height } = current.getBoundingClientRect();
        const isSeen = width > 0;
        if (isSeen) onSize({ width: Math.round(width), height: Math.round(height) });
        if (isSeen && !widget.current) {
          widget.current = mountPreview(current, latest.current.config, memory);
          widget.current.setCompact(latest.current.isPhone);
        }
        if (!isSeen) leave();
      };
      const leave = () => {
        widget.current?.destroy();
        widget.current = null;
      };
      const observer = new ResizeObserver(follow);
      observer.observe(current);
      return () => {
        observer.disconnect();
        leave();
      };
    },
    [mountPreview, memory, onSize],
  );
  useEffect(() => widget.current?.setTheme(theme), [theme]);
  useEffect(() => widget.current?.setText({ name, welcome }), [name, welcome]);
  useEffect(() => widget.current?.setCompact(isPhone), [isPhone]);
  useEffect(
    function askInChat() {
      if (!asked || !widget.current) return;
      // On a phone the chat is below the page's questions.
      stage.current?.scrollIntoView?.({ block: 'nearest' });
      widget.current.open({ takesFocus: false });
      askIn(widget.current.host, asked.question);
    },
    [asked],
  );

  return (
    <Box
      ref={stage}
      // As on a site in one of the widget's languages.
      dir="ltr"
      position="relative"
      overflow="hidden"
      height="clamp(480px, 100dvh - 250px, 640px)"
      maxW={isPhone ? '360px' : 'none'}
      width="100%"
      mx="auto"
      rounded={isPhone ? 'lg' : 'md'}
      borderWidth="1px"
      borderColor="line"
      isolation="isolate"
    >
      {picture}
    </Box>
  );
}

/** In narrower windows, in pixels, a picture of a site around the chat would be a frame in a frame. */
const ROOM_FOR_SITE = 480;

/** Space that the widget leaves around itself, in pixels. */
const MARGIN = 32;

/** A query, because it provides a retry and the states loading, failed and ready. */
const previewQuery = {
  queryKey: ['agents', 'widget-preview'],
  queryFn: async () => {
    const { preparePreview } = await loadPart(() => import('./mount-preview'));
    return { mountPreview: await preparePreview() };
  },
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
} as const;

interface WidgetPreviewProps {
  readonly config: PackConfig;
  readonly memory: PreviewMemory;
  readonly asked: AskedQuestion | undefined;
  /** Whether the server counts questions in the preview. */
  readonly isCounted: boolean;
  /** The note below the preview while it works but is not counted. */
  readonly caption?: string | undefined;
}

export function WidgetPreview({
  config,
  memory,
  asked,
  isCounted,
  caption = messages.theme.previewLive,
}: WidgetPreviewProps) {
  const preview = useQuery(previewQuery);
  const [backdrop, setBackdrop] = useState<Backdrop>(() => (window.innerWidth < ROOM_FOR_SITE ? 'plain' : 'site'));
  const [stageSize, setStageSize] = useState({ width: 0, height: 0 });
  const isPhone = backdrop === 'phone';
  const size = { width: Number.parseInt(config.theme.width, 10), height: Number.parseInt(config.theme.height, 10) };
  const room = { width: stageSize.width - MARGIN, height: stageSize.height - MARGIN - 68 };
  const isCramped = !isPhone && stageSize.width > 0 && (room.width < size.width || room.height < size.height);

  return (
    <Card p={{ base: '3', sm: '4' }}>
      <Stack gap="4">
        <Flex gap="3" align="center" justify="space-between" wrap="wrap">
          <Heading as="h2" size="sm">
            {messages.theme.preview}
          </Heading>
          <BackdropChoice value={backdrop} onChange={setBackdrop} />
        </Flex>
        {preview.error ? (
          <FailedState
            what={messages.lateParts.previewFailed}
            error={preview.error}
            onRetry={() => void preview.refetch()}
          />
        ) : preview.data ? (
          <PreviewStage
            key={`${config.words?.code} ${config.clientId}`}
            mountPreview={preview.data.mountPreview}
            config={config}
            memory={memory}
            asked={asked}
            isPhone={isPhone}
            picture={<SitePicture backdrop={backdrop} color={config.theme.headerColor} name={config.name} />}
            onSize={setStageSize}
          />
        ) : (
          <Skeleton height="640px" />
        )}
        <Text tone="muted">
          {memory.isLive ? (isCounted ? messages.theme.previewCounted : caption) : messages.theme.previewIntro}
          {isCramped && ` ${messages.theme.previewSmaller}`}
        </Text>
      </Stack>
    </Card>
  );
}
