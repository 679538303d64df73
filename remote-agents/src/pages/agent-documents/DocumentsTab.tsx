import { formatBytes } from '@frontdesk/shared/endpoints/format-bytes';
import { useQuery } from '@frontdesk/shared/query';
import { Button, Card, Stack, Text } from '@frontdesk/shared/ui/core';
import { EmptyState, latePart, Skeleton } from '@frontdesk/shared/ui/data';
import UploadIcon from 'lucide-react/icons/upload';
import { useId, useRef } from 'react';
import { limitsQuery } from '../../api/limits';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { kindNames } from '../../model/document';
import { AnswersSection } from '../agent-answers/AnswersSection';
import { QuotaNotice } from '../QuotaNotice';
import { DocumentTable } from './DocumentRow';
import { UploadList } from './UploadList';
import { useUploadQueue } from './use-upload-queue';
import { WebsitesSection } from './WebsitesSection';

/** Loads on demand, because the other tabs do not need it. */
const FileDrop = latePart({
  load: async () => (await import('@frontdesk/shared/ui/file-drop')).FileDrop,
  failed: messages.documents.dropFailed,
  whileLoading: <Skeleton height="82px" aria-hidden="true" />,
});

/** Chooses files or accepts dropped ones; uploads start immediately. */
function UploadArea({ onFiles }: { onFiles: (files: Iterable<File>) => void }) {
  const hint = useId();
  const { data: limits } = useQuery(limitsQuery);
  return (
    <FileDrop
      label={messages.documents.chooseDocuments}
      button={
        <>
          <UploadIcon aria-hidden /> {messages.documents.upload}
        </>
      }
      describedBy={hint}
      accept={limits?.documentKinds.join()}
      onFiles={onFiles}
    >
      <Text id={hint} tone="muted" fontSize="xs" flex="1 1 14rem">
        {limits
          ? messages.documents.dropLimits(kindNames(limits), formatBytes(limits.documentBytes))
          : messages.documents.drop}
      </Text>
    </FileDrop>
  );
}

export function DocumentsTab({ agent }: { agent: Agent }) {
  const { queue, uploads } = useUploadQueue(agent);
  const frame = useRef<HTMLDivElement>(null);
  const websites = <WebsitesSection key="websites" agent={agent} />;
  const documents =
    agent.documents.length > 0 ? (
      <DocumentTable key="documents" agent={agent} onDeleted={() => frame.current?.focus()} />
    ) : (
      <Card key="none">
        <EmptyState
          drawing="documents"
          action={
            <Button variant="outline" onClick={() => openPicker(frame.current)}>
              {messages.documents.choose}
            </Button>
          }
        >
          {messages.documents.empty}
        </EmptyState>
      </Card>
    );
  return (
    <Stack ref={frame} tabIndex={-1} outline="none" gap="4">
      <QuotaNotice quotas={['documents', 'documentBytes']} />
      <UploadArea onFiles={(files) => queue.add(files)} />
      {uploads.length > 0 && <UploadList queue={queue} uploads={uploads} fallback={frame} />}
      {/* Without documents, both ways to add some come first. */}
      {agent.documents.length > 0 ? [documents, websites] : [websites, documents]}
      <AnswersSection agent={agent} />
    </Stack>
  );
}

/** Opens the file picker of the upload area. */
function openPicker(frame: HTMLElement | null) {
  frame?.querySelector<HTMLInputElement>('input[type=file]')?.click();
}
