import { showToast, useNavigate } from '@frontdesk/shared/app';
import { getConversations } from '@frontdesk/shared/endpoints/conversation';
import { useMutation, useQueryClient } from '@frontdesk/shared/query';
import { Button, Flex } from '@frontdesk/shared/ui/core';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import Check from 'lucide-react/icons/check';
import Trash from 'lucide-react/icons/trash-2';
import Undo from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { deleteConversation, markConversationDone } from '../../api/conversations';
import * as conversationMessages from '../../messages/conversations';
import type { ListedConversation } from '../../model/visitor-conversation';
import { urls } from '../../urls';
import { showFailure } from '../show-failure';
import { removeListed } from '../use-live-list';
import { useOneAtATime } from '../use-one-at-a-time';

const words = conversationMessages.detail;

interface ConversationActionsProps {
  readonly conversation: ListedConversation;
  /** The conversation to show after this one was deleted; null leads to the list. */
  readonly next: string | null;
  readonly query: string;
  readonly onChanged: () => Promise<void>;
}

/** Marks the conversation as done, or deletes it after a confirmation. */
export function ConversationActions({ conversation, next, query, onChanged }: ConversationActionsProps) {
  const { id, isDone } = conversation;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const marking = useMutation({
    mutationFn: () => markConversationDone(id, !isDone),
    onSuccess: onChanged,
    onError: showFailure(words.markFailed),
  });
  const deletion = useMutation({
    mutationFn: () => deleteConversation(id),
    onSuccess() {
      showToast('success', words.deleted);
      removeListed(client, getConversations.path, id);
      void navigate(`${next === null ? urls.conversations : urls.conversation(next)}${query}`, { replace: true });
    },
    onError: showFailure(words.deleteFailed),
    onSettled: () => setAsking(false),
  });
  const mark = useOneAtATime(marking.mutate);
  const remove = useOneAtATime(deletion.mutate);

  return (
    <Flex gap="2" mt="5" wrap="wrap">
      <Button size="sm" variant={isDone ? 'outline' : 'solid'} pending={marking.isPending} onClick={() => mark()}>
        {isDone ? <Undo aria-hidden /> : <Check aria-hidden />}
        {isDone ? words.reopen : words.markDone}
      </Button>
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        <Trash aria-hidden /> {words.delete}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={conversation.firstQuestion || conversationMessages.noQuestion}
        question={words.deleteQuestion}
        pending={deletion.isPending}
        onConfirm={() => remove()}
        onCancel={() => setAsking(false)}
      />
    </Flex>
  );
}
