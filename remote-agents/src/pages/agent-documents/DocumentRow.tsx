import { showToast } from '@frontdesk/shared/app';
import { formatBytes } from '@frontdesk/shared/endpoints/format-bytes';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { offerFile } from '@frontdesk/shared/files';
import { useMutation } from '@frontdesk/shared/query';
import { Badge, type BadgeTone, chakra, Flex, IconButton, Text } from '@frontdesk/shared/ui/core';
import { Table, TableFrame, Td, Th } from '@frontdesk/shared/ui/data';
import Download from 'lucide-react/icons/download';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useState } from 'react';
import { deleteDocument, downloadDocument, processDocument } from '../../api/documents';
import * as messages from '../../messages';
import { formatAge, isSlow } from '../../model/age';
import type { Agent } from '../../model/agent';
import {
  canDelete,
  type DocumentStatus,
  isBeingIndexed,
  isUnderWay,
  type KnowledgeDocument,
  safeFileName,
  statusOf,
} from '../../model/document';
import { showFailure } from '../show-failure';
import { useOneAtATime } from '../use-one-at-a-time';
import { useRefreshAgent } from '../use-refresh-agent';

/**
 * Decodes base64 in any form that servers write: with line breaks, a data URL's prefix, the URL-safe alphabet, or
 * without padding. Null when the text is not base64.
 */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const bare = text
    .replace(/^\s*data:[^,]*,/, '')
    .replace(/\s+/g, '')
    .replace(/-/g, '+')
    .replace(/_/g, '/')
    .replace(/=+$/, '');
  try {
    // A loop, because Uint8Array.from takes seconds for 25 MB.
    const binary = atob(bare);
    const bytes = new Uint8Array(binary.length);
    for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
    return bytes;
  } catch {
    return null;
  }
}

/** Downloads the file. Throws when the content is not base64, instead of saving a broken file. */
function saveFile(name: string, base64Content: string): void {
  const bytes = decodeBase64(base64Content);
  if (!bytes || bytes.length === 0) throw new Error('The content is not valid base64: the file is damaged.');
  // A type that browsers never open in the page, whatever the file claims to be.
  offerFile(new Blob([bytes], { type: 'application/octet-stream' }), safeFileName(name));
}

const STEP_MS = 30_000;

/** Returns the time, often enough for ages in minutes. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(function tick() {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const tones: Record<DocumentStatus, BadgeTone> = {
  queued: 'neutral',
  processing: 'accent',
  ready: 'success',
  failed: 'danger',
  unknown: 'neutral',
};

/** Shows the status in words, its age, and the reason of a failure. */
function DocumentStatusCell({ document, now }: { document: KnowledgeDocument; now: number }) {
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

const Link = chakra('a', {
  base: {
    display: 'block',
    fontSize: 'xs',
    color: 'text.muted',
    textDecoration: 'underline',
    textUnderlineOffset: '2px',
    minH: '24px',
    lineHeight: '24px',
    _hover: { color: 'accent.text' },
  },
});

/** Links to where a document was fetched from. Only web addresses become links, whatever a server sends. */
export function SourceLink({ address }: { address: string | null }) {
  if (address === null || !/^https?:\/\//i.test(address)) return null;
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer" title={messages.websites.source(address)}>
      {address.replace(/^https?:\/\/(www\.)?/i, '')}
    </Link>
  );
}

interface DocumentRowProps {
  readonly agentId: WireId;
  readonly document: KnowledgeDocument;
  readonly now: number;
  /** Called before the focused row is removed. */
  readonly onDeleted: () => void;
}

function DocumentRow({ agentId, document, now, onDeleted }: DocumentRowProps) {
  const refresh = useRefreshAgent(agentId);
  const name = document.name || messages.documents.unnamed;

  const processing = useMutation({
    mutationFn: () => processDocument(document.id),
    onSuccess: async () => {
      showToast('success', messages.documents.marked);
      await refresh();
    },
    onError: showFailure(messages.documents.markFailed),
  });
  const download = useMutation({
    mutationFn: () => downloadDocument(agentId, document.id),
    onSuccess: (content) => {
      if (!content.base64Content) showToast('error', messages.documents.noContent);
      else saveFile(content.name || document.name, content.base64Content);
    },
    onError: showFailure(messages.documents.downloadFailed),
  });
  const deletion = useMutation({
    mutationFn: () => deleteDocument(document.id),
    onSuccess: async () => {
      showToast('success', messages.documents.deleted);
      onDeleted();
      await refresh();
    },
    onError: showFailure(messages.documents.deleteFailed),
  });

  const process = useOneAtATime(processing.mutate);
  const save = useOneAtATime(download.mutate);
  const remove = useOneAtATime(deletion.mutate);

  function requestDeletion() {
    if (canDelete(document)) remove();
    else showToast('error', messages.documents.stillProcessing);
  }

  return (
    <tr>
      <Td title={document.name} overflowWrap="anywhere">
        <span>{name}</span>
        <SourceLink address={document.sourceAddress} />
        <Text hideFrom="xl" tone="muted">
          {formatBytes(document.size)}
        </Text>
      </Td>
      <Td whiteSpace="nowrap" hideBelow="xl">
        {formatBytes(document.size)}
      </Td>
      <Td>
        <DocumentStatusCell document={document} now={now} />
      </Td>
      <Td>
        <Flex gap="1" justify="flex-end">
          {statusOf(document) !== 'processing' && (
            <IconButton
              aria-label={messages.documents.processOf(name)}
              title={messages.documents.process}
              aria-disabled={processing.isPending}
              onClick={() => process()}
            >
              <RefreshCw aria-hidden />
            </IconButton>
          )}
          <IconButton
            aria-label={messages.documents.downloadOf(name)}
            title={messages.actions.download}
            aria-disabled={download.isPending}
            onClick={() => save()}
          >
            <Download aria-hidden />
          </IconButton>
          <IconButton
            aria-label={messages.documents.deleteOf(name)}
            title={messages.actions.delete}
            aria-disabled={deletion.isPending}
            onClick={requestDeletion}
          >
            <Trash aria-hidden />
          </IconButton>
        </Flex>
      </Td>
    </tr>
  );
}

/**
 * On a phone, and beside the menu of a small tablet, there is no space for three columns: each row becomes a small
 * card.
 */
const PHONE = {
  '@media (max-width: 559px), (min-width: 768px) and (max-width: 859px)': {
    minWidth: 0,
    '&, & tbody': { display: 'block' },
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tr': { display: 'grid', gap: '2', px: '4', py: '3', '& + tr': { borderTopWidth: '1px', borderColor: 'line' } },
    '& td': { width: 'auto', minWidth: 0, height: 'auto', padding: 0, border: 0 },
    '& td:nth-of-type(2)': { display: 'none' },
  },
} as const;

export function DocumentTable({ agent, onDeleted }: { agent: Agent; onDeleted: () => void }) {
  const now = useNow();
  return (
    <TableFrame>
      <Table aria-label={messages.documents.table} minW={{ base: '430px', xl: '780px' }} css={PHONE}>
        <thead>
          <tr>
            <Th scope="col">{messages.documents.columns.name}</Th>
            <Th scope="col" width="110px" hideBelow="xl">
              {messages.documents.columns.size}
            </Th>
            <Th scope="col" width={{ base: '150px', xl: '260px' }}>
              {messages.documents.columns.status}
            </Th>
            <Th scope="col" width="150px" textAlign="end">
              {messages.documents.columns.action}
            </Th>
          </tr>
        </thead>
        <tbody>
          {agent.documents.map((document) => (
            <DocumentRow key={document.id} agentId={agent.id} document={document} now={now} onDeleted={onDeleted} />
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
