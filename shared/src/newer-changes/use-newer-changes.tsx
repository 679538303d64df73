import { Box, Button, chakra, Flex, Heading, Text } from '@frontdesk/shared/ui/core';
import { Dialog } from '@frontdesk/shared/ui/overlay';
import { type ReactNode, useId, useRef, useState } from 'react';
import * as messages from '../messages/newer-changes';

type Values = Readonly<Record<string, string>>;

interface Question<V extends Values> {
  /** The fields that both users changed to different values. */
  readonly names: readonly (keyof V & string)[];
  readonly theirs: V;
  readonly mine: V;
  /** Submits these values; null submits nothing. */
  readonly answer: (values: V | null) => void;
}

interface NewerChangesOptions<V extends Values> {
  /** Reads the currently stored values. A failure is ignored, because saving will report it. */
  readonly read: () => Promise<V>;
  /** The labels of the fields. */
  readonly labels: Readonly<Partial<Record<keyof V & string, string>>>;
  /** Converts a value to text. Default: the value. */
  readonly format?: (value: string, name: keyof V & string) => string;
}

const Value = chakra('div', {
  base: {
    px: '3',
    py: '2',
    rounded: 'md',
    bg: 'subtle',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    maxH: '160px',
    overflowY: 'auto',
  },
});

/**
 * Keeps a form from overwriting changes that another user or tab has stored since the form loaded its values: fields
 * that only they changed keep their new values, and a dialog asks which value to use for fields that both changed. Pass
 * `before` to `useForm`, and render `dialog`.
 */
export function useNewerChanges<V extends Values>({
  read,
  labels,
  format = (value) => value,
}: NewerChangesOptions<V>): {
  readonly before: (values: V, begun: V) => Promise<V | null>;
  readonly dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question<V> | null>(null);
  const current = useRef(read);
  current.current = read;
  const titleId = useId();

  async function before(values: V, begun: V): Promise<V | null> {
    const theirs = await current.current().catch(() => null);
    if (!theirs) return values;
    const mine = mergeInto(theirs, values, begun);
    const names = Object.keys(values).filter(
      (name) => values[name] !== begun[name] && theirs[name] !== begun[name] && theirs[name] !== values[name],
    );
    if (names.length === 0) return mine;
    return new Promise((answer) => setQuestion({ names, theirs, mine, answer }));
  }

  function answer(values: V | null) {
    question?.answer(values);
    setQuestion(null);
  }

  const dialog = question && (
    <Dialog isOpen onClose={() => answer(null)} labelledBy={titleId}>
      <Heading id={titleId}>{messages.title}</Heading>
      <Text tone="muted" mt="2" mb="5">
        {messages.intro}
      </Text>
      {question.names.map((name) => (
        <Box key={name} mb="5">
          <Text fontWeight={600} mb="2">
            {labels[name] ?? name}
          </Text>
          <Flex gap="3" direction={{ base: 'column', md: 'row' }}>
            {(
              [
                [messages.theirs, question.theirs],
                [messages.mine, question.mine],
              ] as const
            ).map(([whose, values]) => (
              <Box key={whose} flex="1 1 0" minW={0}>
                <Text tone="muted" fontSize="xs" mb="1">
                  {whose}
                </Text>
                <Value dir="auto">{format(values[name] ?? '', name) || '–'}</Value>
              </Box>
            ))}
          </Flex>
        </Box>
      ))}
      <Flex gap="3" justify="flex-end" wrap="wrap">
        <Button variant="outline" onClick={() => answer(null)}>
          {messages.back}
        </Button>
        <Button variant="outline" onClick={() => answer(withTheirs(question))}>
          {messages.keepTheirs}
        </Button>
        <Button onClick={() => answer(question.mine)}>{messages.saveMine}</Button>
      </Flex>
    </Dialog>
  );
  return { before, dialog };
}

/** Returns the stored values, with the owner's changes applied. */
function mergeInto<V extends Values>(theirs: V, values: V, begun: V): V {
  const changed = Object.entries(values).filter(([name, value]) => value !== begun[name]);
  const known = Object.fromEntries(Object.keys(values).map((name) => [name, theirs[name] ?? values[name]]));
  return { ...known, ...Object.fromEntries(changed) } as V;
}

const withTheirs = <V extends Values>({ names, theirs, mine }: Question<V>): V => ({
  ...mine,
  ...Object.fromEntries(names.map((name) => [name, theirs[name]])),
});
