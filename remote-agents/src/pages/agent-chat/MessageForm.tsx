import { useDraftText } from '@frontdesk/shared/app';
import { useQuery } from '@frontdesk/shared/query';
import { Box, Button, Flex } from '@frontdesk/shared/ui/core';
import { TextAreaField } from '@frontdesk/shared/ui/form';
import SendIcon from 'lucide-react/icons/send';
import type { FormEvent, KeyboardEvent } from 'react';
import { isSendKey } from '../../../widget/chat/send-key';
import { limitsQuery } from '../../api/limits';
import * as messages from '../../messages';

/** The form shows the number of remaining characters once at most this many remain. */
const COUNT_FROM = 500;

interface MessageFormProps {
  readonly isSending: boolean;
  /** The key of an unsent message's draft. */
  readonly draft: string;
  /** Returns false to keep the text in the box. */
  readonly onSend: (text: string) => boolean;
}

export function MessageForm({ isSending, draft, onSend }: MessageFormProps) {
  const [text, setText] = useDraftText(draft);
  const { data: limits } = useQuery(limitsQuery);
  const left = (limits?.chatCharacters ?? Number.POSITIVE_INFINITY) - text.trim().length;
  const errors = left < 0 ? [messages.chat.tooLong(-left)] : [];

  function send() {
    if (left >= 0 && !isSending && onSend(text)) setText('');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  function sendOnEnter(event: KeyboardEvent) {
    const { key, shiftKey, keyCode, nativeEvent } = event;
    if (!isSendKey({ key, shiftKey, keyCode, isComposing: nativeEvent.isComposing })) return;
    event.preventDefault();
    send();
  }

  return (
    <form onSubmit={submit}>
      <Flex gap="3" p="4" align="flex-end" borderTopWidth="1px">
        <Box flex="1" minW={0}>
          <TextAreaField
            label={messages.chat.message}
            name="message"
            rows={2}
            dir="auto"
            value={text}
            errors={errors}
            hint={left >= 0 && left <= COUNT_FROM ? messages.chat.left(left) : undefined}
            onChange={setText}
            onKeyDown={sendOnEnter}
          />
        </Box>
        <Button type="submit" pending={isSending}>
          <SendIcon aria-hidden /> {messages.chat.send}
        </Button>
      </Flex>
    </form>
  );
}
