import { Button, Card, Stack } from '@frontdesk/shared/ui/core';
import { EmptyState } from '@frontdesk/shared/ui/data';
import FileText from 'lucide-react/icons/file-text';
import { useRef } from 'react';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { AnswersSection } from '../agent-answers/AnswersSection';
import { QuotaNotice } from '../QuotaNotice';
import { DocumentTable } from './DocumentTable';
import { UploadArea } from './UploadArea';
import { UploadList } from './UploadList';
import { useUploadQueue } from './use-upload-queue';
import { WebsitesSection } from './WebsitesSection';

export function DocumentsTab({ agent }: { agent: Agent }) {
  const { queue, uploads } = useUploadQueue(agent);
  const frame = useRef<HTMLDivElement>(null);
  return (
    <Stack ref={frame} tabIndex={-1} outline="none" gap="4">
      <QuotaNotice quotas={['documents', 'documentBytes']} />
      <UploadArea onFiles={(files) => queue.add(files)} />
      <WebsitesSection agent={agent} />
      {uploads.length > 0 && <UploadList queue={queue} uploads={uploads} fallback={frame} />}
      {agent.documents.length > 0 ? (
        <DocumentTable agent={agent} onDeleted={() => frame.current?.focus()} />
      ) : (
        <Card>
          <EmptyState
            icon={<FileText aria-hidden />}
            action={
              <Button variant="outline" onClick={() => openPicker(frame.current)}>
                {messages.documents.choose}
              </Button>
            }
          >
            {messages.documents.empty}
          </EmptyState>
        </Card>
      )}
      <AnswersSection agent={agent} />
    </Stack>
  );
}

/** Opens the file picker of the upload area. */
function openPicker(frame: HTMLElement | null) {
  frame?.querySelector<HTMLInputElement>('input[type=file]')?.click();
}
