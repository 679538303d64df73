import { storage } from '@frontdesk/shared/app';
import { Button, chakra, Flex, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import { SwitchField } from '@frontdesk/shared/ui/form';
import { Dialog } from '@frontdesk/shared/ui/overlay';
import { useId, useState } from 'react';
import { keyboard as words } from '../messages/work';

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

export interface KeyDialogProps {
  /** The storage key that records whether the keys are off. */
  readonly offKey: string;
  readonly onClose: () => void;
}

/** Lists the keys for conversations, and can turn them off. */
export function KeyDialog({ offKey, onClose }: KeyDialogProps) {
  const [isOn, setOn] = useState(() => storage.read(offKey) !== 'yes');
  const titleId = useId();
  return (
    <Dialog isOpen onClose={onClose} labelledBy={titleId}>
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
            storage.write(offKey, isOn ? null : 'yes');
            setOn(isOn);
          }}
        />
        <Flex justify="flex-end">
          <Button variant="outline" onClick={onClose}>
            {words.close}
          </Button>
        </Flex>
      </Stack>
    </Dialog>
  );
}
