import { Badge, type BadgeTone, Flex, Text } from '@frontdesk/shared/ui/core';
import * as messages from '../../messages';
import { formatAge, isSlow } from '../../model/age';
import {
  type DocumentStatus,
  isBeingIndexed,
  isUnderWay,
  type KnowledgeDocument,
  statusOf,
} from '../../model/document';

const tones: Record<DocumentStatus, BadgeTone> = {
  queued: 'neutral',
  processing: 'accent',
  ready: 'success',
  failed: 'danger',
  unknown: 'neutral',
};

/** Shows the status in words, its age, and the reason of a failure. */
export function DocumentStatusCell({ document, now }: { document: KnowledgeDocument; now: number }) {
  const status = statusOf(document);
  return (
    <>
      <Flex align="center" gap="2" wrap="wrap">
        <Badge tone={tones[status]}>{statusWords(document)}</Badge>
        <Text as="span" tone="muted">
          {formatAge(document.changedAt, now)}
        </Text>
      </Flex>
      {status === 'failed' && document.error && <Text tone="danger">{document.error}</Text>}
      {isUnderWay(document) && isSlow(document.changedAt, now) && <Text tone="muted">{messages.documents.slow}</Text>}
    </>
  );
}

function statusWords(document: KnowledgeDocument): string {
  const status = statusOf(document);
  if (status === 'unknown') return messages.documents.unknownStatus(document.status);
  return isBeingIndexed(document)
    ? messages.documents.indexed(document.indexedShare ?? 0)
    : messages.documents.status[status];
}
