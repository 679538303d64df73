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
  readonly onChanged: () => Promise<void>;
}

const STATUSES: readonly { readonly value: ConversationStatus; readonly label: string }[] = [
  { value: 'open', label: words.statuses.open },
  { value: 'done', label: words.statuses.done },
];

/** A select field as small as the buttons beside it, after its label. */
const COMPACT = {
  minW: 0,
  '& > div': { display: 'flex', flexDirection: 'row', alignItems: 'center', gap: '2' },
  '& label': { fontSize: 'sm', fontWeight: 400, color: 'text.muted', whiteSpace: 'nowrap' },
  '& select': {
    minH: '32px',
    py: '1',
    pe: '8',
    maxW: 'min(240px, 50vw)',
    textOverflow: 'ellipsis',
    borderColor: 'line',
    fieldSizing: 'content',
  },
  '& select + div': { top: '7px', insetEnd: '2' },
};

/** Assigns the conversation, or marks it as done. */
export function ConversationWork({ conversation, onChanged }: ConversationWorkProps) {
  const { id, isDone } = conversation;
  const marking = useAction({
    act: (isDone: boolean) => markConversationDone(id, isDone),
    failed: detailWords.markFailed,
    onDone: onChanged,
  });
  useKeys({ e: () => marking.run(!isDone) });

  return (
    <Flex gap="2" wrap="wrap" align="center">
      {conversation.assignee !== undefined && <AssignField conversation={conversation} onChanged={onChanged} />}
      <Box css={COMPACT}>
        <SelectField
          label={words.status}
          name="status"
          value={(marking.input ?? isDone) ? 'done' : 'open'}
          options={STATUSES}
          onChange={(status) => marking.run(status === 'done')}
        />
      </Box>
      <Button size="sm" variant="outline" pending={marking.isPending} onClick={() => marking.run(!isDone)}>
        {isDone ? <Undo aria-hidden /> : <Check aria-hidden />}
        {isDone ? detailWords.reopen : detailWords.markDone}
      </Button>
    </Flex>
  );
}

interface DeleteButtonProps {
  readonly conversation: ListedConversation;
  /** The conversation to show after this one has been deleted; null for the list. */
  readonly next: string | null | undefined;
  readonly query: string;
}

/** Deletes the conversation after a confirmation. */
export function DeleteButton({ conversation: { id, firstQuestion }, next, query }: DeleteButtonProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const deletion = useAction({
    act: () => deleteConversation(id),
    done: () => detailWords.deleted,
    failed: detailWords.deleteFailed,
    onDone() {
      removeListed(client, getConversations.path, id);
      void navigate(`${next ? urls.conversation(next) : urls.conversations}${query}`, { replace: true });
    },
    onEnd: () => setAsking(false),
  });
  return (
    <>
      <IconButton aria-label={detailWords.delete} onClick={() => setAsking(true)}>
        <Trash aria-hidden />
      </IconButton>
      <ConfirmDialog
        isOpen={isAsking}
        title={firstQuestion || conversationMessages.noQuestion}
        question={detailWords.deleteQuestion}
        pending={deletion.isPending}
        onConfirm={() => deletion.run()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** Assigns the conversation to a person of the organization, or to nobody. */
function AssignField({ conversation, onChanged }: ConversationWorkProps) {
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
  // False until the people are loaded, and for somebody who has just left.
  const isListed = !assignee || people.some((person) => person.id === assignee.id);
  return (
    <Box css={COMPACT}>
      <SelectField
        label={words.assign}
        name="assignee"
        value={(assigning.input === undefined ? assignee?.id : assigning.input) ?? ''}
        options={isListed ? options : [...options, { value: assignee.id, label: assignee.name }]}
        onChange={(personId) => assigning.run(personId || null)}
      />
    </Box>
  );
}
