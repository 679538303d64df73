import { Box, Button, Card, Flex, Grid, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { DraftNotice, type Form, TextField } from '@frontdesk/shared/ui/form';
import { DEFAULT_THEME, SIZE_LIMITS, type Theme, type ThemeField } from '../../../widget/theme';
import * as messages from '../../messages';
import { type ThemeValues, themeValues } from '../../model/widget-theme';
import { ColorField } from './ColorField';
import { ContrastList } from './ContrastList';
import { FontField } from './FontField';
import { IconStyleField } from './IconStyleField';

const LABELS: Record<ThemeField, string> = {
  headerColor: 'Header color',
  textColor: 'Text color',
  incomingBg: 'Incoming background',
  outgoingBg: 'Outgoing background',
  width: 'Width',
  height: 'Height',
  fontFamily: 'Font family',
  iconStyle: 'Icon style',
};
const COLORS = ['headerColor', 'textColor', 'incomingBg', 'outgoingBg'] as const;

interface ThemeFormProps {
  readonly form: Form<ThemeValues>;
  /** What the form's values amount to; of a value that is none, the last good one. */
  readonly theme: Theme;
  readonly broken: readonly ThemeField[] | 'all';
}

export function ThemeForm({ form, theme, broken }: ThemeFormProps) {
  return (
    <Card>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap="6">
          <Text tone="muted">{messages.theme.intro}</Text>
          <DraftNotice isDraft={form.isDraft} onDiscard={form.discard} />
          {broken.length > 0 && <Notice tone="warning">{brokenWords(broken)}</Notice>}
          <Section title="Colors">
            <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
              {COLORS.map((field) => (
                <ColorField key={field} label={LABELS[field]} {...form.field(field)} />
              ))}
            </Grid>
            <ContrastList theme={theme} />
          </Section>
          <Section title="Size and font">
            <Grid gap="4" templateColumns="1fr 1fr">
              <SizeField {...form.field('width')} label={LABELS.width} limits={SIZE_LIMITS.width} />
              <SizeField {...form.field('height')} label={LABELS.height} limits={SIZE_LIMITS.height} />
            </Grid>
            <FontField {...form.field('fontFamily')} />
          </Section>
          <IconStyleField {...form.field('iconStyle')} colors={{ header: theme.headerColor, text: theme.textColor }} />
          <Flex gap="3" wrap="wrap">
            <Button type="submit" pending={form.isSubmitting}>
              Save
            </Button>
            <Button variant="outline" onClick={() => form.set(themeValues(DEFAULT_THEME))}>
              Reset to defaults
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
      <TextField {...field} type="number" inputMode="numeric" min={min} max={max} step={10} pr="9" />
      <Text as="span" aria-hidden position="absolute" right="3" top="37px" tone="muted" pointerEvents="none">
        px
      </Text>
    </Box>
  );
}

function brokenWords(broken: readonly ThemeField[] | 'all'): string {
  if (broken === 'all') return messages.theme.broken;
  return messages.theme.brokenFields(broken.map((field) => LABELS[field]).join(', '));
}
