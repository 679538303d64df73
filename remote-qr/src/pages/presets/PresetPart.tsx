import { messageOf, showToast } from '@frontdesk/shared/app';
import { filledText } from '@frontdesk/shared/endpoints/fields';
import { useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Box, Button, Flex, Heading, IconButton, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { SelectField, TextField, useForm } from '@frontdesk/shared/ui/form';
import { ConfirmDialog, Dialog } from '@frontdesk/shared/ui/overlay';
import Bookmark from 'lucide-react/icons/bookmark';
import Trash from 'lucide-react/icons/trash-2';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { deletePreset, savePreset, stylePresetsQuery } from '../../api/style-presets';
import * as messages from '../../messages/common';
import * as studioMessages from '../../messages/studio';
import { isPlain, isSameStyle, type QrStyle } from '../../model/qr-style';

interface SavePresetDialogProps {
  readonly isOpen: boolean;
  readonly style: QrStyle;
  readonly onClose: () => void;
  readonly onSaved: () => Promise<unknown>;
}

function SavePresetDialog({ isOpen, ...rest }: SavePresetDialogProps) {
  const titleId = useId();
  return (
    <Dialog isOpen={isOpen} onClose={rest.onClose} labelledBy={titleId}>
      <PresetForm titleId={titleId} {...rest} />
    </Dialog>
  );
}

const schema = v.object({ name: filledText(studioMessages.presetName) });

function PresetForm({ titleId, style, onClose, onSaved }: Omit<SavePresetDialogProps, 'isOpen'> & { titleId: string }) {
  const form = useForm({
    initial: { name: '' },
    schema,
    submit: async ({ name }) => {
      await savePreset(name, style);
      await onSaved();
      showToast('success', studioMessages.presetSaved(name));
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Stack gap="4">
        <div>
          <Heading id={titleId} size="sm">
            {studioMessages.savePreset}
          </Heading>
          <Text tone="muted" mt="1">
            {studioMessages.presetIntro}
          </Text>
        </div>
        <TextField
          label={studioMessages.presetName}
          autoComplete="off"
          required
          maxLength={80}
          {...form.field('name')}
        />
        {form.failure !== null && (
          <Notice tone="danger">
            <strong>{studioMessages.presetFailed}</strong> {messageOf(form.failure)}
          </Notice>
        )}
        <Flex gap="3" justify="flex-end">
          <Button variant="outline" onClick={onClose}>
            {studioMessages.cancelPreset}
          </Button>
          <Button type="submit" pending={form.isSubmitting}>
            {studioMessages.savePresetButton}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}

interface PresetPartProps {
  readonly style: QrStyle;
  readonly onChoose: (style: QrStyle) => void;
}

/** Applies, saves and deletes named styles. Renders nothing on a server that stores none. */
export function PresetPart({ style, onChoose }: PresetPartProps) {
  const queries = useQueryClient();
  const { data: presets } = useQuery(stylePresetsQuery);
  const [open, setOpen] = useState<'save' | 'delete' | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  if (!presets) return null;
  const chosen = presets.find((preset) => isSameStyle(preset.style, style));
  const refresh = () => queries.invalidateQueries({ queryKey: stylePresetsQuery.queryKey });

  async function remove(id: string) {
    setDeleting(true);
    try {
      await deletePreset(id);
    } catch (error) {
      console.error(messages.errorLog, error);
      showToast('error', studioMessages.presetDeleteFailed);
    }
    await refresh();
    setDeleting(false);
    setOpen(null);
  }

  return (
    <Flex gap="3" wrap="wrap" align="flex-end">
      {presets.length > 0 && (
        <Box flex="1 1 180px" minW={0}>
          <SelectField
            label={studioMessages.preset}
            name="preset"
            value={chosen?.id ?? ''}
            options={[
              ...(chosen ? [] : [{ value: '', label: studioMessages.noPreset }]),
              ...presets.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(id) => {
              const preset = presets.find((one) => one.id === id);
              if (preset) onChoose(preset.style);
            }}
          />
        </Box>
      )}
      {chosen && (
        <IconButton
          variant="outline"
          aria-label={studioMessages.deletePreset(chosen.name)}
          onClick={() => setOpen('delete')}
        >
          <Trash aria-hidden size={18} />
        </IconButton>
      )}
      {!chosen && !isPlain(style) && (
        <Button variant="outline" onClick={() => setOpen('save')}>
          <Bookmark aria-hidden size={18} />
          {studioMessages.savePreset}
        </Button>
      )}
      <SavePresetDialog isOpen={open === 'save'} style={style} onClose={() => setOpen(null)} onSaved={refresh} />
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={chosen?.name}
        question={studioMessages.deletePresetQuestion(chosen?.name ?? '')}
        pending={isDeleting}
        onConfirm={() => void (chosen && remove(chosen.id))}
        onCancel={() => setOpen(null)}
      />
    </Flex>
  );
}
