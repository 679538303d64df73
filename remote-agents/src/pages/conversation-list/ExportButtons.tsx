import { showToast } from '@frontdesk/shared/app';
import { offerFile } from '@frontdesk/shared/files';
import { useMutation } from '@frontdesk/shared/query';
import { Button, Flex } from '@frontdesk/shared/ui/core';
import Download from 'lucide-react/icons/download';
import { type ExportFormat, exportConversations } from '../../api/conversation-list';
import * as conversationMessages from '../../messages/conversations';
import type { ConversationFilters } from '../../model/conversation-filters';
import { isUnavailable } from '../is-unavailable';
import { showFailure } from '../show-failure';

const words = conversationMessages.exporting;
const FORMATS: readonly ExportFormat[] = ['csv', 'json'];

/** Downloads the filtered list with all messages. */
export function ExportButtons({ filters }: { filters: ConversationFilters }) {
  const exporting = useMutation({
    mutationFn: (format: ExportFormat) => exportConversations(filters, format),
    onSuccess: (file, format) => offerFile(file, `conversations.${format}`),
    onError: (error) =>
      isUnavailable(error) ? showToast('error', words.unavailable) : showFailure(words.failed)(error),
  });
  return (
    <Flex gap="3" wrap="wrap">
      {FORMATS.map((format) => {
        const isPending = exporting.isPending && exporting.variables === format;
        return (
          <Button
            key={format}
            variant="outline"
            size="sm"
            pending={isPending}
            onClick={() => !exporting.isPending && exporting.mutate(format)}
          >
            {!isPending && <Download aria-hidden />}
            {words[format]}
          </Button>
        );
      })}
    </Flex>
  );
}
