import { useMutation } from '@frontdesk/shared/query';
import { Badge, type BadgeTone, Button } from '@frontdesk/shared/ui/core';
import { replyToVisitor } from '../../api/conversations';
import * as conversationMessages from '../../messages/conversations';
import type { TranscriptMessage } from '../../model/visitor-conversation';
import { showFailure } from '../show-failure';
import { useOneAtATime } from '../use-one-at-a-time';

const words = conversationMessages.detail;
const TONES: Record<NonNullable<TranscriptMessage['delivery']>, BadgeTone> = {
  waiting: 'neutral',
  sent: 'success',
  failed: 'danger',
};

interface DeliveryStateProps {
  readonly conversationId: string;
  readonly message: TranscriptMessage;
  readonly onResent: () => Promise<void>;
}

/** Shows whether a reply by mail was sent. A failed reply can be sent again. */
export function DeliveryState({ conversationId, message: { text, delivery }, onResent }: DeliveryStateProps) {
  const sending = useMutation({
    mutationFn: () => replyToVisitor(conversationId, text),
    onSuccess: onResent,
    onError: showFailure(conversationMessages.reply.failed),
  });
  const send = useOneAtATime(sending.mutate);
  if (!delivery) return null;
  return (
    <>
      <Badge tone={TONES[delivery]}>{words.delivery[delivery]}</Badge>
      {delivery === 'failed' && (
        <Button variant="ghost" size="sm" px="2" fontSize="xs" pending={sending.isPending} onClick={() => send()}>
          {words.sendAgain}
        </Button>
      )}
    </>
  );
}
