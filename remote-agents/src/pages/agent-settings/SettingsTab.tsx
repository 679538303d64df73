import { showToast, storage } from '@frontdesk/shared/app';
import { Button, Card, Flex, Grid, Stack, Text } from '@frontdesk/shared/ui/core';
import { SelectField, TextField, useForm } from '@frontdesk/shared/ui/form';
import { useState } from 'react';
import { messages } from '../../messages';
import type { Agent } from '../../model/agent';
import { DEFAULT_THEME, parseTheme, themeKey, type WidgetTheme, widgetThemeSchema } from '../../model/widget-theme';
import { ColorField } from './ColorField';

const ICON_OPTIONS = [
  { value: 'rounded', label: 'Rounded' },
  { value: 'outlined', label: 'Outlined' },
];

/** The look of the chat widget. It is kept in this browser, as the spec has it. */
export function SettingsTab({ agent }: { agent: Agent }) {
  const key = themeKey(agent.id);
  const [initial] = useState((): Record<keyof WidgetTheme, string> => parseTheme(storage.read(key)));
  const form = useForm({ initial, schema: widgetThemeSchema, submit: save });

  async function save(theme: WidgetTheme) {
    if (storage.write(key, JSON.stringify(theme))) showToast('success', messages.theme.saved);
    else showToast('error', messages.theme.failed);
    form.set(theme);
  }

  return (
    <Card maxW="760px">
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap="6">
          <Text tone="muted">{messages.theme.intro}</Text>
          <Grid gap="5" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
            <ColorField label="Header color" {...form.field('headerColor')} />
            <ColorField label="Text color" {...form.field('textColor')} />
            <ColorField label="Incoming background" {...form.field('incomingBg')} />
            <ColorField label="Outgoing background" {...form.field('outgoingBg')} />
            <TextField label="Width" {...form.field('width')} />
            <TextField label="Height" {...form.field('height')} />
            <TextField label="Font family" {...form.field('fontFamily')} />
            <SelectField label="Icon style" options={ICON_OPTIONS} {...form.field('iconStyle')} />
          </Grid>
          <Flex gap="3" wrap="wrap">
            <Button type="submit" pending={form.isSubmitting}>
              Save
            </Button>
            <Button variant="outline" onClick={() => form.set(DEFAULT_THEME)}>
              Reset to defaults
            </Button>
          </Flex>
        </Stack>
      </form>
    </Card>
  );
}
