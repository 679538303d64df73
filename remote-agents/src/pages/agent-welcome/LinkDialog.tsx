import { Button, Flex, Heading, Stack } from '@frontdesk/shared/ui/core';
import { TextField, useForm } from '@frontdesk/shared/ui/form';
import { Dialog } from '@frontdesk/shared/ui/overlay';
import { useId } from 'react';
import * as messages from '../../messages';
import { linkAddressSchema } from '../../model/link-address';

interface LinkDialogProps {
  readonly initial: string;
  /** Called with '' to remove the link. */
  readonly onLink: (address: string) => void;
  readonly onClose: () => void;
}

export function LinkDialog({ initial, onLink, onClose }: LinkDialogProps) {
  const titleId = useId();
  const form = useForm({
    initial: { address: initial },
    schema: linkAddressSchema,
    submit: async ({ address }) => onLink(address),
  });
  return (
    <Dialog isOpen onClose={onClose} labelledBy={titleId}>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap="5">
          <Heading id={titleId}>{messages.welcome.link}</Heading>
          <TextField
            label={messages.welcome.address}
            placeholder="https://"
            inputMode="url"
            autoFocus
            {...form.field('address')}
          />
          <Flex gap="3" justify="flex-end" wrap="wrap">
            {initial !== '' && (
              <Button variant="ghost" onClick={() => onLink('')}>
                {messages.welcome.removeLink}
              </Button>
            )}
            <Button variant="outline" onClick={onClose}>
              {messages.actions.cancel}
            </Button>
            <Button type="submit">{messages.welcome.setLink}</Button>
          </Flex>
        </Stack>
      </form>
    </Dialog>
  );
}
