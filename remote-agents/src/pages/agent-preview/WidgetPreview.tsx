import { loadPart } from '@frontdesk/shared/app';
import { useQuery } from '@frontdesk/shared/query';
import { Card, Flex, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import { FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import { useState } from 'react';
import * as messages from '../../messages';
import type { PackConfig } from '../../model/widget-pack';
import { type Backdrop, BackdropChoice } from './BackdropChoice';
import { PreviewStage } from './PreviewStage';
import type { PreviewMemory } from './preview-memory';
import { SitePicture } from './SitePicture';

const words = messages.theme;
/** Space that the widget leaves around itself, in pixels. */
const MARGIN = 32;

/** A query, because it has states for loading, failed and ready, and a retry. */
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
  /** Whether the server counts questions in the preview. */
  readonly isCounted: boolean;
}

export function WidgetPreview({ config, memory, isCounted }: WidgetPreviewProps) {
  const preview = useQuery(previewQuery);
  const [backdrop, setBackdrop] = useState<Backdrop>('plain');
  const [stageSize, setStageSize] = useState({ width: 0, height: 0 });
  const isPhone = backdrop === 'phone';
  const size = { width: Number.parseInt(config.theme.width, 10), height: Number.parseInt(config.theme.height, 10) };
  const room = { width: stageSize.width - MARGIN, height: stageSize.height - MARGIN - 68 };
  const isCramped = !isPhone && stageSize.width > 0 && (room.width < size.width || room.height < size.height);

  return (
    <Card p="4">
      <Stack gap="4">
        <Flex gap="3" align="center" justify="space-between" wrap="wrap">
          <Heading as="h2" size="sm">
            {words.preview}
          </Heading>
          <BackdropChoice value={backdrop} onChange={setBackdrop} />
        </Flex>
        {preview.error ? (
          <FailedState what={words.previewFailed} error={preview.error} onRetry={() => void preview.refetch()} />
        ) : preview.data ? (
          <PreviewStage
            key={`${config.words?.code} ${config.clientId}`}
            mountPreview={preview.data.mountPreview}
            config={config}
            memory={memory}
            isPhone={isPhone}
            picture={<SitePicture backdrop={backdrop} />}
            onSize={setStageSize}
          />
        ) : (
          <Skeleton height="640px" />
        )}
        <Text tone="muted">
          {memory.isLive ? (isCounted ? words.previewCounted : words.previewLive) : words.previewIntro}
          {isCramped &&
            ` ${words.previewSmaller(Math.min(room.width, size.width), Math.min(room.height, size.height))}`}
        </Text>
      </Stack>
    </Card>
  );
}
