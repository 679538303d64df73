import { showToast } from '@frontdesk/shared/app';
import { formatBytes } from '@frontdesk/shared/endpoints/format-bytes';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { useMutation } from '@frontdesk/shared/query';
import { Flex, IconButton, Text } from '@frontdesk/shared/ui/core';
import { Td } from '@frontdesk/shared/ui/data';
import Download from 'lucide-react/icons/download';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash from 'lucide-react/icons/trash-2';
import { deleteDocument, downloadDocument, processDocument } from '../../api/documents';
import * as messages from '../../messages';
import { canDelete, type KnowledgeDocument, statusOf } from '../../model/document';
import { showFailure } from '../show-failure';
import { useOneAtATime } from '../use-one-at-a-time';
import { useRefreshAgent } from '../use-refresh-agent';
import { DocumentStatusCell } from './DocumentStatusCell';
import { SourceLink } from './SourceLink';
import { saveFile } from './save-file';

const words = messages.documents;

interface DocumentRowProps {
  readonly agentId: WireId;
  readonly document: KnowledgeDocument;
  readonly now: number;
  /** Called before the focused row is removed. */
  readonly onDeleted: () => void;
}

export function DocumentRow({ agentId, document, now, onDeleted }: DocumentRowProps) {
  const refresh = useRefreshAgent(agentId);
  const name = document.name || words.unnamed;

  const processing = useMutation({
    mutationFn: () => processDocument(document.id),
    onSuccess: async () => {
      showToast('success', words.marked);
      await refresh();
    },
    onError: showFailure(words.markFailed),
  });
  const download = useMutation({
    mutationFn: () => downloadDocument(agentId, document.id),
    onSuccess: (content) => {
      if (!content.base64Content) showToast('error', words.noContent);
      else saveFile(content.name || document.name, content.base64Content);
    },
    onError: showFailure(words.downloadFailed),
  });
  const deletion = useMutation({
    mutationFn: () => deleteDocument(document.id),
    onSuccess: async () => {
      showToast('success', words.deleted);
      onDeleted();
      await refresh();
    },
    onError: showFailure(words.deleteFailed),
  });

  const process = useOneAtATime(processing.mutate);
  const save = useOneAtATime(download.mutate);
  const remove = useOneAtATime(deletion.mutate);

  function requestDeletion() {
    if (canDelete(document)) remove();
    else showToast('error', words.stillProcessing);
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
