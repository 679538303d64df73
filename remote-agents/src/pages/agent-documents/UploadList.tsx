import { Details } from '@frontdesk/shared/details';
import { formatBytes } from '@frontdesk/shared/endpoints/format-bytes';
import { visibleText } from '@frontdesk/shared/endpoints/visible-text';
import { Box, Button, chakra, Flex, IconButton, Stack, Text } from '@frontdesk/shared/ui/core';
import CircleAlert from 'lucide-react/icons/circle-alert';
import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import type { ReactNode, RefObject } from 'react';
import * as messages from '../../messages';
import { usePassFocusOn } from '../use-pass-focus-on';
import { isOpen, type Upload, type UploadQueue } from './upload-queue';

const Progress = chakra('progress', {
  base: {
    display: 'block',
    width: '100%',
    height: '6px',
    mt: '1.5',
    rounded: 'full',
    overflow: 'hidden',
    appearance: 'none',
    border: 'none',
    bg: 'subtle',
    '&::-webkit-progress-bar': { bg: 'subtle' },
    '&::-webkit-progress-value': { bg: 'brass', transition: 'width 160ms' },
    '&::-moz-progress-bar': { bg: 'brass' },
  },
});

interface UploadListProps {
  readonly queue: UploadQueue;
  readonly uploads: readonly Upload[];
  /** Gets the focus when the focused row is removed. */
  readonly fallback: RefObject<HTMLElement | null>;
}

/** Lists the files that are being uploaded (several as one line), and the failed ones with the reason. */
export function UploadList({ queue, uploads, fallback }: UploadListProps) {
  const open = uploads.filter(isOpen);
  const row = (upload: Upload) => (
    <UploadRow
      key={upload.id}
      upload={upload}
      hasProgress={open.length === 1}
      fallback={fallback}
      onRetry={() => queue.retry(upload)}
      onDismiss={() => queue.dismiss(upload)}
      onCancel={() => queue.cancel(upload)}
    />
  );
  return (
    <Stack as="ul" gap="2" aria-label={messages.documents.uploads} aria-live="polite">
      {open.length > 1 ? <OpenUploads uploads={open}>{open.map(row)}</OpenUploads> : open.map(row)}
      {uploads.filter((upload) => !isOpen(upload)).map(row)}
    </Stack>
  );
}

/** One line for several files, with the progress of the current one. `children` are their rows. */
function OpenUploads({ uploads, children }: { uploads: readonly Upload[]; children: ReactNode }) {
  const sent = uploads.find(({ state }) => state.status === 'uploading');
  return (
    <Box as="li" px="4" py="3" bg="surface" borderWidth="1px" rounded="md">
      <Text fontWeight={500}>{messages.documents.uploadsLeft(uploads.length)}</Text>
      {sent && (
        <>
          <Text tone="muted" aria-hidden>
            {visibleText(sent.file.name)} · {progressWords(sent.file, sent.state)}
          </Text>
          <UploadProgress upload={sent} />
        </>
      )}
      <Details mt="2">
        <summary>{messages.documents.uploadsShow}</summary>
        <Stack as="ul" gap="2" mt="2">
          {children}
        </Stack>
      </Details>
    </Box>
  );
}

function UploadProgress({ upload: { file, state } }: { upload: Upload }) {
  if (state.status !== 'uploading') return null;
  const label = messages.documents.uploadOf(visibleText(file.name));
  return <Progress aria-label={label} value={Math.round(state.share * 100)} max={100} />;
}

interface UploadRowProps {
  readonly upload: Upload;
  /** Whether it shows its own progress. */
  readonly hasProgress: boolean;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
  readonly onCancel: () => void;
  /** Gets the focus when the row is removed, even automatically. */
  readonly fallback: RefObject<HTMLElement | null>;
}

function UploadRow({ upload, hasProgress, onRetry, onDismiss, onCancel, fallback }: UploadRowProps) {
  const row = usePassFocusOn<HTMLDivElement>(fallback);
  const { file, state } = upload;
  const name = visibleText(file.name);
  const hasStopped = state.status === 'refused' || state.status === 'failed';
  return (
    <Flex
      ref={row}
      tabIndex={-1}
      as="li"
      align="center"
      gap="3"
      px="4"
      py="2"
      minH="56px"
      bg="surface"
      borderWidth="1px"
      rounded="md"
    >
      <Box color={hasStopped ? 'danger' : 'text.muted'} flexShrink={0}>
        {hasStopped ? <CircleAlert size={20} aria-hidden /> : <FileText size={20} aria-hidden />}
      </Box>
      <Box flex="1" minW={0}>
        <Text fontWeight={500}>{name}</Text>
        {hasStopped ? (
          <Text tone="danger">{state.reason}</Text>
        ) : (
          // Screen readers read the progress bar on request; announcing every step would be distracting.
          <Text tone="muted" aria-hidden>
            {progressWords(file, state)}
          </Text>
        )}
        {hasProgress && <UploadProgress upload={upload} />}
      </Box>
      {!hasStopped && (
        <Button variant="outline" size="sm" aria-label={messages.documents.cancelOf(name)} onClick={onCancel}>
          {messages.actions.cancel}
        </Button>
      )}
      {state.status === 'failed' && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            onRetry();
            // The button is removed, but not the row.
            row.current?.focus();
          }}
        >
          {messages.actions.tryAgain}
        </Button>
      )}
      {hasStopped && (
        <IconButton aria-label={messages.documents.dismissOf(name)} onClick={onDismiss}>
          <X aria-hidden />
        </IconButton>
      )}
    </Flex>
  );
}

function progressWords(file: File, state: Upload['state']): string {
  const size = formatBytes(file.size);
  if (state.status !== 'uploading') return messages.documents.waiting(size);
  // The whole file has been sent, but the server has not answered yet.
  if (state.share === 1) return messages.documents.storing(size);
  return messages.documents.sending(state.share, size);
}
