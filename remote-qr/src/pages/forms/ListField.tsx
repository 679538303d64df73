import { linesOf } from '@frontdesk/shared/endpoints/qr-kinds/kind';
import { Button, Flex, IconButton, Stack, Text, VisuallyHidden } from '@frontdesk/shared/ui/core';
import { type FieldBinding, TextAreaField } from '@frontdesk/shared/ui/form';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import * as words from '../../messages/chat';

/** Maximum number of lines that are shown from a pasted text; additional lines would be just as invalid. */
const SHOWN_MAX = 100;

interface ListFieldProps {
  readonly label: string;
  readonly hint: string;
  /** The name of a line, with a capital letter, and the text of the button that adds one. */
  readonly item: string;
  readonly addWords: string;
  /** Maximum number of lines, and of characters per line. */
  readonly most: number;
  readonly lengthMax: number;
  /** Its value is a text with a line for each item; empty lines are ignored. */
  readonly binding: FieldBinding;
}

/**
 * A field for each line of a text. Enter begins another line, Backspace in an empty line removes it, and each line of a
 * pasted text fills one field. The list's label is on the first field.
 */
export function ListField({ label, hint, item, addWords, most, lengthMax, binding }: ListFieldProps) {
  const { name, value, onChange, errors } = binding;
  const list = useRef<HTMLDivElement>(null);
  /** Where to move the focus once the lines are rendered. */
  const next = useRef<{ readonly at: number; readonly caret: number } | null>(null);
  const lines = linesOf(value).slice(0, SHOWN_MAX);
  const isFull = lines.length >= most;

  useLayoutEffect(function moveFocus() {
    if (!next.current) return;
    const { at, caret } = next.current;
    next.current = null;
    const field = list.current?.querySelectorAll('textarea')[at];
    field?.focus();
    field?.setSelectionRange(caret, caret);
  });

  /** Replaces a line with others, and moves the focus to a line. */
  function replace(at: number, typed: readonly string[], focus?: { readonly at: number; readonly caret: number }) {
    next.current = focus ?? null;
    onChange([...lines.slice(0, at), ...typed, ...lines.slice(at + 1)].join('\n'));
  }
  function change(at: number, text: string) {
    const typed = linesOf(text);
    const last = typed.at(-1) ?? '';
    replace(at, typed, typed.length > 1 ? { at: at + typed.length - 1, caret: last.length } : undefined);
  }
  function remove(at: number) {
    const before = Math.max(at - 1, 0);
    replace(at, lines.length === 1 ? [''] : [], { at: before, caret: (lines[before] ?? '').length });
  }
  function add() {
    replace(lines.length - 1, [lines.at(-1) ?? '', ''], { at: lines.length, caret: 0 });
  }
  function onKey(event: KeyboardEvent<HTMLTextAreaElement>, at: number) {
    const { value: text, selectionStart, selectionEnd } = event.currentTarget;
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (isFull) return;
      replace(at, [text.slice(0, selectionStart), text.slice(selectionEnd)], { at: at + 1, caret: 0 });
    } else if (event.key === 'Backspace' && text === '' && lines.length > 1) {
      event.preventDefault();
      remove(at);
    }
  }

  return (
    <Stack gap="2" ref={list}>
      {lines.map((line, at) => (
        <Flex key={at} gap="1" align="flex-start" mb={at === 0 ? '-1.5' : undefined}>
          <Flex direction="column" flex="1" minW={0}>
            <TextAreaField
              name={name}
              label={at === 0 ? label : words.lineName(item, at + 1)}
              hidesLabel={at > 0}
              hint={at === 0 ? firstHint(hint, lineHint(line, lengthMax)) : lineHint(line, lengthMax)}
              errors={at === 0 ? errors : []}
              rows={1}
              resize="none"
              minH="40px"
              value={line}
              onChange={(text) => change(at, text)}
              onKeyDown={(event) => onKey(event, at)}
            />
          </Flex>
          <IconButton
            aria-label={words.removeLine(item, at + 1)}
            mt={at === 0 ? '26px' : '0'}
            display={lines.length === 1 ? 'none' : undefined}
            onClick={() => remove(at)}
          >
            <X aria-hidden size={18} />
          </IconButton>
        </Flex>
      ))}
      <Text tone="muted" aria-hidden>
        {hint}
      </Text>
      {isFull ? (
        // Every line over the limit has an error with the same message.
        lines.length === most && (
          <Text tone="muted" role="status">
            {words.fullList(item, most)}
          </Text>
        )
      ) : (
        <Flex>
          <Button variant="outline" size="sm" onClick={add}>
            <Plus aria-hidden size={16} />
            {addWords}
          </Button>
        </Flex>
      )}
    </Stack>
  );
}

/** Screen readers read the list's hint with its first field; on the screen, it is below the last field. */
function firstHint(hint: string, ofLine: string | undefined) {
  return (
    <>
      <VisuallyHidden>{hint} </VisuallyHidden>
      {ofLine}
    </>
  );
}

/** Shows the count only near the limit. */
function lineHint({ length }: string, most: number): string | undefined {
  return length > most * 0.8 ? words.lineLength(length, most) : undefined;
}
