import { messageOf } from '@frontdesk/shared/app';
import { encodedText, type QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { slugProblem } from '@frontdesk/shared/endpoints/slug';
import { Button, Card, Flex, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { SwitchField, TextField } from '@frontdesk/shared/ui/form';
import { useEffect, useRef, useState } from 'react';
import * as messages from '../../link-messages';
import { errorLog } from '../../messages';
import type { QrStyle } from '../../model/qr-style';
import type { SavedQr } from '../../model/short-link';
import { type Changeable, type MadeChangeable, useChangeable, useMakeChangeable } from './use-make-changeable';

interface WordFieldProps {
  readonly word: string;
  readonly onChange: (word: string) => void;
}

/** Lets the owner choose the slug of a short link. */
function WordField({ word, onChange }: WordFieldProps) {
  const [wasLeft, setLeft] = useState(false);
  const problem = wasLeft && word.trim() !== '' ? slugProblem(word) : null;
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

const LOCAL_NAME = /^(?:[^.]+|.+\.(?:localhost|local|internal|lan|home\.arpa))$/i;
const LOCAL_NUMBER = /^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\./;

/** Whether an address is recognizably reachable only from this machine or its network. */
export function isLocalAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname.startsWith('[') ? /^\[(?:::1|f[cd]|fe80)/i.test(hostname) : isLocalHost(hostname);
}

function isLocalHost(hostname: string): boolean {
  return LOCAL_NUMBER.test(hostname) || LOCAL_NAME.test(hostname);
}

/** Warns that phones cannot open the code's address, before it is printed. */
export function LocalWarning({ url }: { readonly url: string }) {
  return isLocalAddress(url) ? <Notice tone="warning">{messages.localAddress}</Notice> : null;
}

/** Shows that a code keeps its short link, because printed codes contain it. */
export function KeptLink({ url }: { readonly url: string }) {
  return (
    <Stack gap="3">
      <SwitchField
        label={messages.changeable}
        checked
        pending
        onChange={() => {}}
        words={messages.switchWords}
        hint={messages.hasLink(url)}
      />
      <LocalWarning url={url} />
    </Stack>
  );
}

/** A switch on a form that makes the new code changeable after print. */
export function ChangeableSwitch({ changeable }: { readonly changeable: Changeable }) {
  const { isOffered, isStaticType, link, isOn, word, choose } = changeable;
  if (isStaticType) return <Text tone="muted">{messages.wifiIsStatic}</Text>;
  if (!isOffered) return null;
  if (link) return <KeptLink url={link.url} />;
  return (
    <Stack gap="4">
      <SwitchField
        label={messages.changeable}
        checked={isOn}
        onChange={(next) => choose({ isOn: next })}
        words={messages.switchWords}
        hint={isOn ? `${messages.changeableHint} ${messages.savedAtOnce}` : messages.staticHint}
      />
      {isOn && <WordField word={word} onChange={(next) => choose({ word: next })} />}
    </Stack>
  );
}
