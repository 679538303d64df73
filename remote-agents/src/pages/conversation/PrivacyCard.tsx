import { showToast, useNavigate } from '@frontdesk/shared/app';
import { getConversations } from '@frontdesk/shared/endpoints/conversation';
import { useMutation, useQueryClient } from '@frontdesk/shared/query';
import { Box, Button, chakra, Text } from '@frontdesk/shared/ui/core';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import { useState } from 'react';
import { deleteVisitor } from '../../api/conversations';
import * as conversationMessages from '../../messages/conversations';
import { urls } from '../../urls';
import { showFailure } from '../show-failure';
import { forgetLists } from '../use-live-list';
import { useOneAtATime } from '../use-one-at-a-time';

const words = conversationMessages.detail;
const Details = chakra('details', {
  base: { px: '2', '& > summary': { cursor: 'pointer', minH: '24px', color: 'text.muted', fontWeight: 500 } },
});

interface PrivacyCardProps {
  /** The id of any of the visitor's conversations. */
  readonly id: string;
  /** The visitor's name, or 'Visitor'. */
  readonly visitor: string;
  /** The filters of the list, as in the address. */
  readonly query: string;
}

/** Deletes all data of a visitor after a confirmation. Initially closed, because it is rarely needed. */
export function PrivacyCard({ id, visitor, query }: PrivacyCardProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const erasure = useMutation({
    mutationFn: () => deleteVisitor(id),
    onSuccess(count) {
      showToast('success', words.erased(count));
      forgetLists(client, getConversations.path);
      void navigate(`${urls.conversations}${query}`, { replace: true });
    },
    onError: showFailure(words.deleteFailed),
    onSettled: () => setAsking(false),
  });
  const erase = useOneAtATime(erasure.mutate);
  return (
    <Details>
      <summary>{words.privacy}</summary>
      <Box pt="3">
        <Text tone="muted" mb="3">
          {words.eraseHint}
        </Text>
        <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
          {words.erase}
        </Button>
      </Box>
      <ConfirmDialog
        isOpen={isAsking}
        title={visitor}
        question={words.eraseQuestion}
        confirmLabel={words.eraseConfirm}
        pending={erasure.isPending}
        onConfirm={() => erase()}
        onCancel={() => setAsking(false)}
      />
    </Details>
  );
}
