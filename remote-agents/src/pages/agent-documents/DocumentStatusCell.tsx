import { Badge, type BadgeTone, Flex, Text } from '@frontdesk/shared/ui/core';
import * as messages from '../../messages';
import { formatAge, isSlow } from '../../model/age';
import { type DocumentStatus, isUnderWay, type KnowledgeDocument, statusOf } from '../../model/document';

const tones: Record<DocumentStatus, BadgeTone> = {
  queued: 'neutral',
  processing: 'accent',
  ready: 'success',
  failed: 'danger',
  unknown: 'neutral',
};

/** The status in words, since when, and the reason where it failed. */
export function DocumentStatusCell({ document, now }: { document: KnowledgeDocument; now: number }) {
  const status = statusOf(document);
  const words = status === 'unknown' ? `Unknown (${document.status})` : messages.documents.status[status];
  return (
    <>
      <Flex align="center" gap="2" wrap="wrap">
        <Badge tone={tones[status]}>{words}</Badge>
        <Text as="span" tone="muted">
          {formatAge(document.changedAt, now)}
        </Text>
      </Flex>
      {status === 'failed' && document.error && <Text tone="danger">{document.error}</Text>}
      {isUnderWay(document) && isSlow(document.changedAt, now) && <Text tone="muted">{messages.documents.slow}</Text>}
    </>
  );
}
