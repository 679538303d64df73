import { storage } from '@frontdesk/shared/app';
import { Button, chakra, Flex, Heading, IconButton, Stack, Text } from '@frontdesk/shared/ui/core';
import { SwitchField } from '@frontdesk/shared/ui/form';
import { Dialog } from '@frontdesk/shared/ui/overlay';
import Keyboard from 'lucide-react/icons/keyboard';
import { useEffect, useId, useRef, useState } from 'react';
import { keyboard as words } from '../messages/work';

/** What a key does; undefined while it can do nothing. */
type Keys = Readonly<Partial<Record<'j' | 'k' | 'e' | 'a' | 'r' | 'n' | '?', () => void>>>;

/** The storage key of whether single keys are off: somebody who dictates presses them by accident. */
const OFF_KEY = 'conversations:keys-off';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role=combobox]') !== null);

/** Runs an action when its key is pressed alone, unless somebody types, a dialog is open, or keys are off. */
export function useKeys(keys: Keys): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(function listen() {
    function press(event: KeyboardEvent) {
      const act = current.current[event.key as keyof Keys];
      if (
        !act ||
        event.repeat ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.isComposing
      )
        return;
      if (isTyping(event.target) || document.querySelector('[role=dialog], [role=alertdialog]')) return;
      if (storage.read(OFF_KEY) === 'yes') return;
      event.preventDefault();
      act();
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

const Key = chakra('kbd', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minW: '28px',
    height: '28px',
    px: '2',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderBottomWidth: '2px',
    rounded: 'sm',
    fontFamily: 'mono',
    fontSize: 'xs',
  },
});

const NOT_ON_PHONES = { '@media (max-width: 767px)': { display: 'none' } } as const;

/** A button, and the key '?', that list the keys of conversations and turn them off. */
export function KeyHelp() {
  const [isOpen, setOpen] = useState(false);
  const [isOn, setOn] = useState(() => storage.read(OFF_KEY) !== 'yes');
  const titleId = useId();
  useKeys({ '?': () => setOpen(true) });
  return (
    <>
      <IconButton aria-label={words.title} css={NOT_ON_PHONES} onClick={() => setOpen(true)}>
        <Keyboard aria-hidden />
      </IconButton>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} labelledBy={titleId}>
        <Stack gap="4">
          <Heading id={titleId}>{words.title}</Heading>
          <Stack as="ul" gap="2">
            {words.keys.map(([key, does]) => (
              <Flex as="li" key={key} gap="3" align="center">
                <Key>{key}</Key>
                <Text>{does}</Text>
              </Flex>
            ))}
          </Stack>
          <SwitchField
            label={words.use}
            words={words.states}
            checked={isOn}
            onChange={(isOn) => {
              storage.write(OFF_KEY, isOn ? null : 'yes');
              setOn(isOn);
            }}
          />
          <Flex justify="flex-end">
            <Button variant="outline" onClick={() => setOpen(false)}>
              {words.close}
            </Button>
          </Flex>
        </Stack>
      </Dialog>
    </>
  );
}
