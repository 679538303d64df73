import { messageOf } from '@frontdesk/shared/app';
import { encodedText, type QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { Button, Card, Flex, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { SwitchField } from '@frontdesk/shared/ui/form';
import { useEffect, useRef, useState } from 'react';
import * as messages from '../../link-messages';
import { errorLog } from '../../messages';
import type { QrStyle } from '../../model/qr-style';
import type { SavedQr } from '../../model/saved-qr';
import { useChangeable } from './use-changeable';
import { type MadeChangeable, useMakeChangeable } from './use-make-changeable';
import { WordField } from './WordField';

interface MakeChangeableProps {
  readonly content: QrContent;
  readonly id: SavedQr['id'] | undefined;
  readonly name: string;
  /** The style of the code; absent to leave the stored style unchanged. */
  readonly style?: QrStyle;
  /** A sentence for a code that may have been printed already. */
  readonly warning?: string;
  /** Whether the content is already saved. */
  readonly isSaved?: boolean;
  /** Called with whether the link is being created. */
  readonly onPending?: (isPending: boolean) => void;
  readonly onMade: (made: MadeChangeable) => void;
}

/** The switch 'Can be changed later' of an existing code, which creates a short link for it at once. */
export function MakeChangeable({
  content,
  id,
  name,
  style,
  warning,
  isSaved = false,
  onPending,
  onMade,
}: MakeChangeableProps) {
  const draft = `qr-link/result/${id ?? encodedText(content)}`;
  const { isOffered, isStaticType, word, choose } = useChangeable(content.type, id, draft);
  const makeChangeable = useMakeChangeable();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [hasWord, setHasWord] = useState(word !== '');
  const isOpen = useRef(false);
  useEffect(function knowWhetherOpen() {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
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
    onPending?.(true);
    setFailure(null);
    try {
      const made = await makeChangeable({ content, id, name, word, style, isSaved });
      choose({ word: '' });
      // The owner may have opened another page meanwhile.
      if (isOpen.current) onMade(made);
    } catch (error) {
      console.error(errorLog, error);
      setFailure(error);
    } finally {
      setPending(false);
      onPending?.(false);
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
          hint={`${messages.offer}${warning ? ` ${warning}` : ''}`}
        />
        {hasWord ? (
          <WordField word={word} onChange={(next) => choose({ word: next })} />
        ) : (
          <Flex>
            <Button variant="outline" size="sm" onClick={() => setHasWord(true)}>
              {messages.chooseWord}
            </Button>
          </Flex>
        )}
        {failure !== null && (
          <Notice tone="danger">
            <strong>{messages.makeFailed}</strong> {messageOf(failure)}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
