import { useNavigate } from '@frontdesk/shared/app';
import { getConversations } from '@frontdesk/shared/endpoints/conversation';
import { useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Box, Button, Flex, IconButton } from '@frontdesk/shared/ui/core';
import { SelectField } from '@frontdesk/shared/ui/form';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import Check from 'lucide-react/icons/check';
import Trash from 'lucide-react/icons/trash-2';
import Undo from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { deleteConversation, markConversationDone } from '../../api/conversations';
import { assignConversation, peopleQuery, personName } from '../../api/work';
import { detail as detailWords } from '../../messages/conversation';
import * as conversationMessages from '../../messages/conversations';
import { work as words } from '../../messages/work';
import type { ConversationStatus, ListedConversation } from '../../model/conversations';
import { urls } from '../../urls';
import { useKeys } from '../conversation-keys';
import { useAction } from '../use-action';
import { removeListed } from '../use-live-list';

interface ConversationWorkProps {
  readonly conversation: ListedConversation;
  /** The conversation to show after this one was deleted; null leads to the list. */
  readonly next: string | null;
  readonly query: string;
  readonly onChanged: () => Promise<void>;
}

const STATUSES: readonly { readonly value: ConversationStatus; readonly label: string }[] = [
  { value: 'open', label: words.statuses.open },
  { value: 'done', label: words.statuses.done },
];

/** Assigns the conversation, marks it as done, or deletes it after a confirmation. */
export function ConversationWork({ conversation, next, query, onChanged }: ConversationWorkProps) {
  const { id, isDone } = conversation;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const marking = useAction({
    act: (isDone: boolean) => markConversationDone(id, isDone),
    failed: detailWords.markFailed,
    onDone: onChanged,
  });
  const deletion = useAction({
    act: () => deleteConversation(id),
    done: () => detailWords.deleted,
    failed: detailWords.deleteFailed,
    onDone() {
      removeListed(client, getConversations.path, id);
      void navigate(`${next === null ? urls.conversations : urls.conversation(next)}${query}`, { replace: true });
    },
    onEnd: () => setAsking(false),
  });

  useKeys({ e: () => marking.run(!isDone) });

  return (
    <Flex flex="0 1 auto" gap="2" wrap="wrap" align="end">
      <Flex flex="1 1 248px" gap="2">
        {conversation.assignee !== undefined && (
          <Box flex="1 1 136px" minW={0}>
            <AssignField conversation={conversation} onChanged={onChanged} />
          </Box>
        )}
        <Box flex="0 0 104px" minW={0}>
          <SelectField
            label={words.status}
            name="status"
            value={(marking.input ?? isDone) ? 'done' : 'open'}
            options={STATUSES}
            onChange={(status) => marking.run(status === 'done')}
          />
        </Box>
      </Flex>
      <Flex gap="1" align="center" minH="41px">
        <Button size="sm" variant="outline" pending={marking.isPending} onClick={() => marking.run(!isDone)}>
          {isDone ? <Undo aria-hidden /> : <Check aria-hidden />}
          {isDone ? detailWords.reopen : detailWords.markDone}
        </Button>
        <IconButton aria-label={detailWords.delete} onClick={() => setAsking(true)}>
          <Trash aria-hidden />
        </IconButton>
      </Flex>
      <ConfirmDialog
        isOpen={isAsking}
        title={conversation.firstQuestion || conversationMessages.noQuestion}
        question={detailWords.deleteQuestion}
        pending={deletion.isPending}
        onConfirm={() => deletion.run()}
        onCancel={() => setAsking(false)}
      />
    </Flex>
  );
}

/** Assigns the conversation to a person of the organization, or to nobody. */
function AssignField({ conversation, onChanged }: Pick<ConversationWorkProps, 'conversation' | 'onChanged'>) {
  const { id, assignee } = conversation;
  const { data } = useQuery(peopleQuery());
  const people = [...(data?.people ?? [])].sort((one, other) => Number(other.isYou) - Number(one.isYou));
  const me = people.find(({ isYou }) => isYou);
  const nameOf = (personId: string | null) => people.find((person) => person.id === personId)?.firstName ?? null;
  const assigning = useAction({
    act: (personId: string | null) => assignConversation(id, personId).then(() => personId),
    done: (personId) => words.assigned(nameOf(personId)),
    failed: words.assignFailed,
    onDone: onChanged,
  });
  useKeys(me ? { a: () => assigning.run(me.id) } : {});
  const options = [
    { value: '', label: words.nobody },
    ...people.map((person) => ({
      value: person.id,
      label: person.isYou ? words.you(personName(person)) : personName(person),
    })),
  ];
  // Until the people are loaded, and for somebody who just left.
  const isListed = !assignee || people.some((person) => person.id === assignee.id);
  return (
    <SelectField
      label={words.assign}
      name="assignee"
      value={(assigning.input === undefined ? assignee?.id : assigning.input) ?? ''}
      options={isListed ? options : [...options, { value: assignee.id, label: assignee.name }]}
      onChange={(personId) => assigning.run(personId || null)}
    />
  );
}
