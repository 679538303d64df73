import { messageOf } from '@frontdesk/shared/app';
import { DEFAULT_THEME, SIZE_LIMITS, type Theme, type ThemeField } from '@frontdesk/shared/endpoints/widget-theme';
import { Box, Button, Card, Flex, Grid, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { DraftNotice, type Form, SelectField, TextField } from '@frontdesk/shared/ui/form';
import * as messages from '../../messages';
import { type ThemeValues, themeValues } from '../../model/widget-theme';
import { AvatarField } from './AvatarField';
import { ColorField } from './ColorField';
import { ContrastList } from './ContrastList';
import { FontField } from './FontField';
import { IconStyleField } from './IconStyleField';

const LABELS: Record<ThemeField, string> = {
  ...messages.theme.fields,
  colorScheme: messages.theme.scheme,
  avatar: messages.theme.avatar,
};
const SCHEMES = Object.entries(messages.theme.schemes).map(([value, label]) => ({ value, label }));
const COLORS = ['headerColor', 'textColor', 'incomingBg', 'outgoingBg'] as const;

interface ThemeFormProps {
  readonly form: Form<ThemeValues>;
  /** The theme of the form, with the last valid value instead of an invalid one. */
  readonly theme: Theme;
  readonly broken: readonly ThemeField[] | 'all';
  /** The agent's name, whose initial is shown without an avatar. */
  readonly name: string;
  readonly intro: string;
}

export function ThemeForm({ form, theme, broken, name, intro }: ThemeFormProps) {
  return (
    <Card>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap="6">
          <Text tone="muted">{intro}</Text>
          <DraftNotice isDraft={form.isDraft} onDiscard={form.discard} />
          {broken.length > 0 && <Notice tone="warning">{brokenWords(broken)}</Notice>}
          <AvatarField {...form.field('avatar')} label={LABELS.avatar} name={name} theme={theme} />
          <Section title={messages.theme.colors}>
            <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
              {COLORS.map((field) => (
                <ColorField key={field} label={LABELS[field]} {...form.field(field)} />
              ))}
            </Grid>
            <ContrastList theme={theme} />
            <SelectField label={LABELS.colorScheme} options={SCHEMES} {...form.field('colorScheme')} />
          </Section>
          <Section title={messages.theme.sizeAndFont}>
            <Grid gap="4" templateColumns="1fr 1fr">
              <SizeField {...form.field('width')} label={LABELS.width} limits={SIZE_LIMITS.width} />
              <SizeField {...form.field('height')} label={LABELS.height} limits={SIZE_LIMITS.height} />
            </Grid>
            <FontField {...form.field('fontFamily')} />
          </Section>
          <IconStyleField {...form.field('iconStyle')} colors={{ header: theme.headerColor, text: theme.textColor }} />
          {form.failure !== null && <Notice tone="danger">{messageOf(form.failure)}</Notice>}
          <Flex gap="3" wrap="wrap">
            <Button type="submit" pending={form.isSubmitting}>
              {messages.actions.save}
            </Button>
            <Button variant="outline" onClick={() => form.set(themeValues(DEFAULT_THEME))}>
              {messages.theme.reset}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Card>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Stack gap="4">
      <Heading as="h2" size="sm">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

type SizeFieldProps = ReturnType<Form<ThemeValues>['field']> & { label: string; limits: readonly [number, number] };

function SizeField({ limits: [min, max], ...field }: SizeFieldProps) {
  return (
    <Box position="relative">
      <TextField {...field} type="number" inputMode="numeric" min={min} max={max} step={10} pe="9" />
      <Text as="span" aria-hidden position="absolute" insetEnd="3" top="37px" tone="muted" pointerEvents="none">
        px
      </Text>
    </Box>
  );
}

function brokenWords(broken: readonly ThemeField[] | 'all'): string {
  if (broken === 'all') return messages.theme.broken;
  return messages.theme.brokenFields(broken.map((field) => LABELS[field]).join(', '));
}
