import { showToast } from '@frontdesk/shared/app';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { Card, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import * as words from '../../link-messages';
import type { SavedQr } from '../../model/saved-qr';
import { MakeChangeable } from '../links/MakeChangeable';

interface StaticCardProps {
  readonly qr: SavedQr;
  /** Null for an unreadable code. */
  readonly content: QrContent | null;
}

/** Explains what a code without a short link can and cannot do, with the switch that gives it one. */
export function StaticCard({ qr, content }: StaticCardProps) {
  return (
    <Stack gap="6">
      <Card>
        <Heading size="sm">{words.isStatic}</Heading>
        <Text tone="muted" mt="1">
          {words.isStaticHelp}
        </Text>
      </Card>
      {content && (
        <MakeChangeable
          content={content}
          id={qr.id}
          name={qr.name}
          warning={words.printAgain}
          isSaved
          onMade={() => showToast('success', words.madeChangeable)}
        />
      )}
    </Stack>
  );
}
