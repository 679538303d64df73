import { messageOf, showToast } from '@frontdesk/shared/app';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { slugProblem } from '@frontdesk/shared/endpoints/slug';
import { useQueryClient } from '@frontdesk/shared/query';
import { Button, Card, Flex, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { SwitchField, TextField } from '@frontdesk/shared/ui/form';
import { useState } from 'react';
import { announceCodesChanged, refreshCodes } from '../../api/code-details';
import { attachShortLink } from '../../api/short-links';
import { errorLog } from '../../messages/common';
import * as messages from '../../messages/links';
import type { SavedQr } from '../../model/qr-content';
import { useChangeable } from './use-changeable';

interface WordFieldProps {
  readonly word: string;
  readonly onChange: (word: string) => void;
}

/** Lets the owner choose the slug of a short link, behind a button until there is one. */
export function WordField({ word, onChange }: WordFieldProps) {
  const [wasLeft, setLeft] = useState(false);
  const [isOpen, setOpen] = useState(word !== '');
  const problem = wasLeft && word.trim() !== '' ? slugProblem(word) : null;
  if (!isOpen) {
    return (
      <Flex>
        <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
          {messages.chooseWord}
        </Button>
      </Flex>
    );
  }
  return (
    <TextField
      label={messages.word}
      name="word"
      value={word}
      onChange={onChange}
      onBlur={() => setLeft(true)}
      errors={problem === null ? [] : [problem]}
      hint={messages.wordHint}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}

interface MakeChangeableProps {
  readonly id: SavedQr['id'];
  readonly type: QrContent['type'];
}

/** The 'Can be changed later' switch of a saved code, which gives it a short link immediately. */
export function MakeChangeable({ id, type }: MakeChangeableProps) {
  const { isOffered, isStaticType, word, choose, forget } = useChangeable({ type, id, draft: `qr-link/saved/${id}` });
  const queries = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  if (isStaticType) {
    return (
      <Card>
        <Text tone="muted">{messages.wifiIsStatic}</Text>
      </Card>
    );
  }
  if (!isOffered) return null;

  async function make() {
    setPending(true);
    setFailure(null);
    try {
      await attachShortLink(id, word);
      await refreshCodes(queries);
      forget();
      announceCodesChanged();
      showToast('success', messages.madeChangeable);
    } catch (error) {
      console.error(errorLog, error);
      setFailure(error);
    } finally {
      setPending(false);
    }
  }

  return (
    <Card>
      <Stack gap="4">
        <SwitchField
          label={messages.changeable}
          checked={isPending}
          pending={isPending}
          onChange={() => void make()}
          words={messages.switchWords}
          hint={messages.offer}
        />
        <WordField word={word} onChange={(next) => choose({ word: next })} />
        {failure !== null && (
          <Notice tone="danger">
            <strong>{messages.makeFailed}</strong> {messageOf(failure)}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
