import { useQuery } from '@frontdesk/shared/query';
import { Box, Button, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { TextField } from '@frontdesk/shared/ui/form';
import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { answersQuery } from '../../api/answers';
import { takeOver as words } from '../../messages/take-over';

/** Number of answers that are offered without a search; a search finds the others. */
const SHOWN_MAX = 6;

/** Inserts one of the agent's own answers into the message. */
export function OwnAnswers({ agentId, onUse }: { agentId: string; onUse: (answer: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const { data, error } = useQuery({ ...answersQuery(agentId), enabled: isOpen });
  const wanted = search.trim().toLowerCase();
  const all = data?.answers ?? [];
  const found = all.filter(({ question, answer }) => `${question} ${answer}`.toLowerCase().includes(wanted));
  const opener = useRef<HTMLButtonElement>(null);
  function closeOnEscape({ key, nativeEvent: { isComposing } }: KeyboardEvent) {
    if (key !== 'Escape' || isComposing) return;
    setOpen(false);
    opener.current?.focus();
  }
  const note = (children: ReactNode) => (
    <Text tone="muted" fontSize="sm">
      {children}
    </Text>
  );
  return (
    <>
      <Button
        ref={opener}
        variant="outline"
        aria-expanded={isOpen}
        onKeyDown={isOpen ? closeOnEscape : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <MessageSquareQuote aria-hidden /> {words.own}
      </Button>
      {isOpen && (
        <Stack gap="2" flexBasis="100%" minW={0} onKeyDown={closeOnEscape}>
          {error && <Notice tone="danger">{words.answersFailed}</Notice>}
          {data && all.length === 0 && note(words.noAnswers)}
          {all.length > 0 && <TextField label={words.search} name="search" value={search} onChange={setSearch} />}
          {all.length > 0 && found.length === 0 && note(words.noMatches)}
          {found.slice(0, SHOWN_MAX).map(({ id, question, answer }) => (
            <Box key={id}>
              <Button
                variant="ghost"
                size="sm"
                height="auto"
                py="1.5"
                whiteSpace="normal"
                textAlign="start"
                justifyContent="flex-start"
                dir="auto"
                title={answer}
                onClick={() => {
                  setOpen(false);
                  onUse(answer);
                }}
              >
                {question}
              </Button>
            </Box>
          ))}
        </Stack>
      )}
    </>
  );
}
