import { showToast } from '@frontdesk/shared/app';
import { DemoMark } from '@frontdesk/shared/demonstration';
import { formatBytes } from '@frontdesk/shared/endpoints/format-bytes';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { offerFile } from '@frontdesk/shared/files';
import { narrowRows } from '@frontdesk/shared/narrow-rows';
import { Badge, type BadgeTone, Box, chakra, Flex, IconButton, Text } from '@frontdesk/shared/ui/core';
import { Table, TableFrame, Td, Th } from '@frontdesk/shared/ui/data';
import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import Globe from 'lucide-react/icons/globe';
import ImageIcon from 'lucide-react/icons/image';
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
  decodeBase64,
  isBeingIndexed,
  isUnderWay,
  type KnowledgeDocument,
  safeFileName,
  statusOf,
} from '../../model/document';
import { useAction } from '../use-action';
import { useRefreshAgent } from '../use-refresh-agent';

/** Downloads the file. Throws when the content is not base64, instead of saving a broken file. */
function saveFile(name: string, base64Content: string): void {
  const bytes = decodeBase64(base64Content);
  if (!bytes || bytes.length === 0) throw new Error('The content is not valid base64: the file is damaged.');
  // A type that browsers never open in the page, whatever type the file claims to have.
  offerFile(new Blob([bytes], { type: 'application/octet-stream' }), safeFileName(name));
}

const STEP_MS = 30_000;

/** Returns the current time, updated often enough to show ages in minutes. */
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

const ICONS: readonly (readonly [RegExp, typeof FileText])[] = [
  [/\.(?:csv|xlsx?|ods)$/i, FileSpreadsheet],
  [/\.(?:png|jpe?g|webp)$/i, ImageIcon],
];

/** Shows the kind of a document. */
function KindIcon({ document: { name, sourceAddress } }: { document: KnowledgeDocument }) {
  const Icon = sourceAddress === null ? (ICONS.find(([names]) => names.test(name))?.[1] ?? FileText) : Globe;
  return (
    <Box color="brass" flexShrink={0} pt="0.5">
      <Icon size={20} strokeWidth={1.5} aria-hidden />
    </Box>
  );
}

/** Shows the state in a line, and below it the reason for a failure, including one that delays indexing. */
function DocumentState({ document, now }: { document: KnowledgeDocument; now: number }) {
  const status = statusOf(document);
  return (
    <>
      <Flex align="center" gap="2" wrap="wrap" mt="1" fontSize="xs" color="text.muted">
        <Badge tone={tones[status]}>{statusWords(document)}</Badge>
        <span>{formatBytes(document.size)}</span>
        <span>{formatAge(document.changedAt, now)}</span>
        <DemoMark id={document.id} />
      </Flex>
      {(status === 'failed' || isBeingIndexed(document)) && document.error && (
        <Text tone="danger" mt="1">
          {document.error}
        </Text>
      )}
      {document.isScan && status !== 'failed' && <Text tone="muted">{scanWords(document)}</Text>}
      {isUnderWay(document) && !document.pages && isSlow(document.changedAt, now) && (
        <Text tone="muted">{messages.documents.slow}</Text>
      )}
    </>
  );
}

/** Shows how many pages of a scan have been recognized, or that its text may contain mistakes. */
function scanWords({ pages, ...document }: KnowledgeDocument): string {
  const status = statusOf(document);
  if (status === 'processing' && pages) return messages.documents.readingPages(pages.read, pages.all);
  return status === 'queued' ? messages.documents.waitsForOcr : messages.documents.readByOcr;
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

/** Links to the source of a document. Only web addresses become links, whatever a server sends. */
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

  const processing = useAction({
    act: () => processDocument(document.id),
    done: () => messages.documents.marked,
    failed: messages.documents.markFailed,
    onDone: refresh,
  });
  const download = useAction({
    act: () => downloadDocument(agentId, document.id),
    failed: messages.documents.downloadFailed,
    onDone(content) {
      if (!content.base64Content) showToast('error', messages.documents.noContent);
      else saveFile(content.name || document.name, content.base64Content);
    },
  });
  const deletion = useAction({
    act: () => deleteDocument(document.id),
    done: () => messages.documents.deleted,
    failed: messages.documents.deleteFailed,
    onDone() {
      onDeleted();
      return refresh();
    },
  });

  function requestDeletion() {
    if (canDelete(document)) deletion.run();
    else showToast('error', messages.documents.stillProcessing);
  }

  return (
    <tr>
      <Td title={document.name} overflowWrap="anywhere" py="3">
        <Flex gap="3">
          <KindIcon document={document} />
          <Box minW={0}>
            <Text fontWeight={500}>{name}</Text>
            <SourceLink address={document.sourceAddress} />
            <DocumentState document={document} now={now} />
          </Box>
        </Flex>
      </Td>
      <Td>
        <Flex gap="1" justify="flex-end">
          {statusOf(document) !== 'processing' && (
            <IconButton
              aria-label={messages.documents.processOf(name)}
              title={messages.documents.process}
              aria-disabled={processing.isPending}
              onClick={() => processing.run()}
            >
              <RefreshCw aria-hidden />
            </IconButton>
          )}
          <IconButton
            aria-label={messages.documents.downloadOf(name)}
            title={messages.actions.download}
            aria-disabled={download.isPending}
            onClick={() => download.run()}
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

/** On a phone the actions are below the name. */
const PHONE = narrowRows({ from: 480, row: { display: 'grid', gap: '2' }, cells: {} });

export function DocumentTable({ agent, onDeleted }: { agent: Agent; onDeleted: () => void }) {
  const now = useNow();
  return (
    <TableFrame>
      <Table aria-label={messages.documents.table} css={PHONE}>
        <thead>
          <tr>
            <Th scope="col">{messages.documents.columns.name}</Th>
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
