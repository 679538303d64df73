import { Button, Flex, Heading, Stack } from '@frontdesk/shared/ui/core';
import { TextField, useForm } from '@frontdesk/shared/ui/form';
import { Dialog } from '@frontdesk/shared/ui/overlay';
import { useId } from 'react';
import { linkAddressSchema } from '../../model/link-address';

interface LinkDialogProps {
  readonly initial: string;
  /** Receives '' when the link is to go. */
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
          <Heading id={titleId}>Link</Heading>
          <TextField label="Address" placeholder="https://" inputMode="url" autoFocus {...form.field('address')} />
          <Flex gap="3" justify="flex-end" wrap="wrap">
            {initial !== '' && (
              <Button variant="ghost" onClick={() => onLink('')}>
                Remove link
              </Button>
            )}
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Set link</Button>
          </Flex>
        </Stack>
      </form>
    </Dialog>
  );
}
