import { Box, Button, Flex, IconButton, Spinner, Stack, Text } from '@frontdesk/shared/ui/core';
import CircleAlert from 'lucide-react/icons/circle-alert';
import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import { formatBytes } from '../../model/format-bytes';
import type { Upload, UploadQueue } from './use-upload-queue';

/** The files on their way, and those that did not make it with the reason. */
export function UploadList({ queue }: { queue: UploadQueue }) {
  return (
    <Stack as="ul" gap="2" listStyleType="none" aria-label="Uploads" aria-live="polite">
      {queue.uploads.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          onRetry={() => queue.retry(upload)}
          onDismiss={() => queue.dismiss(upload)}
        />
      ))}
    </Stack>
  );
}

interface UploadRowProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

function UploadRow({ upload: { file, state }, onRetry, onDismiss }: UploadRowProps) {
  const hasStopped = state.status === 'refused' || state.status === 'failed';
  return (
    <Flex as="li" align="center" gap="3" px="4" py="2" minH="56px" bg="surface" borderWidth="1px" rounded="md">
      <Box color={hasStopped ? 'danger' : 'text.muted'} flexShrink={0}>
        {hasStopped ? <CircleAlert size={20} aria-hidden /> : <FileText size={20} aria-hidden />}
      </Box>
      <Box flex="1" minW={0}>
        <Text fontWeight={500}>{file.name}</Text>
        <Text tone={hasStopped ? 'danger' : 'muted'}>
          {hasStopped ? state.reason : progressWords(file, state.status)}
        </Text>
      </Box>
      {state.status === 'uploading' && <Spinner />}
      {state.status === 'failed' && (
        <Button variant="outline" size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
      {hasStopped && (
        <IconButton aria-label={`Dismiss ${file.name}`} onClick={onDismiss}>
          <X aria-hidden />
        </IconButton>
      )}
    </Flex>
  );
}

function progressWords(file: File, status: 'waiting' | 'uploading'): string {
  return `${status === 'waiting' ? 'Waiting' : 'Uploading'} · ${formatBytes(file.size)}`;
}
