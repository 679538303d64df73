import { messageOf, showToast } from '@frontdesk/shared/app';
import { filledText } from '@frontdesk/shared/endpoints/fields';
import { Button, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { TextField, useForm } from '@frontdesk/shared/ui/form';
import { Dialog } from '@frontdesk/shared/ui/overlay';
import { useId } from 'react';
import * as v from 'valibot';
import { savePreset } from '../../api/style-presets';
import * as formMessages from '../../form-messages';
import * as messages from '../../messages';
import type { QrStyle } from '../../model/qr-style';

interface SavePresetDialogProps {
  readonly isOpen: boolean;
  readonly style: QrStyle;
  readonly onClose: () => void;
  readonly onSaved: () => Promise<unknown>;
}

export function SavePresetDialog({ isOpen, ...rest }: SavePresetDialogProps) {
  const titleId = useId();
  return (
    <Dialog isOpen={isOpen} onClose={rest.onClose} labelledBy={titleId}>
      <PresetForm titleId={titleId} {...rest} />
    </Dialog>
  );
}

const schema = v.object({ name: filledText(messages.presetName) });

function PresetForm({ titleId, style, onClose, onSaved }: Omit<SavePresetDialogProps, 'isOpen'> & { titleId: string }) {
  const form = useForm({
    initial: { name: '' },
    schema,
    submit: async ({ name }) => {
      await savePreset(name, style);
      await onSaved();
      showToast('success', messages.presetSaved(name));
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Stack gap="4">
        <div>
          <Heading id={titleId} size="sm">
            {messages.savePreset}
          </Heading>
          <Text tone="muted" mt="1">
            {messages.presetIntro}
          </Text>
        </div>
        <TextField label={messages.presetName} autoComplete="off" required maxLength={80} {...form.field('name')} />
        {form.failure !== null && (
          <Notice tone="danger">
            <strong>{messages.presetFailed}</strong> {messageOf(form.failure)}
          </Notice>
        )}
        <Flex gap="3" justify="flex-end">
          <Button variant="outline" onClick={onClose}>
            {formMessages.cancel}
          </Button>
          <Button type="submit" pending={form.isSubmitting}>
            {formMessages.save}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
