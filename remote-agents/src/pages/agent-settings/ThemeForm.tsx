import { colorSwatch } from '@frontdesk/shared/color-swatch';
import {
  DEFAULT_THEME,
  isColor,
  SIZE_LIMITS,
  type Theme,
  type ThemeField,
} from '@frontdesk/shared/endpoints/widget-theme';
import { Badge, Box, Button, Card, chakra, Flex, Grid, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { type FieldBinding, type Form, SelectField, TextField } from '@frontdesk/shared/ui/form';
import { useId, useState } from 'react';
import { longHex } from '../../../widget/contrast';
import * as messages from '../../messages';
import { type ContrastCheck, contrastChecks, type ThemeValues, themeValues } from '../../model/widget-theme';
import { AvatarField } from './AvatarField';
import { IconStyleField } from './IconStyleField';

const Group = chakra('fieldset', { base: { border: '0', p: '0', m: '0', minW: 0 } });
const Legend = chakra('legend', { base: { fontSize: 'sm', fontWeight: 500, mb: '1.5', p: '0' } });
const Swatch = chakra('input', { base: colorSwatch });

/** The browser's own color picker, with the color as text beside it. */
function ColorField({ label, ...field }: FieldBinding & { label: string }) {
  const id = useId();
  const { value, onChange } = field;
  return (
    <Group>
      <Legend>
        <label htmlFor={id}>{label}</label>
      </Legend>
      <Flex gap="2" align="flex-start">
        <Swatch
          id={id}
          type="color"
          value={isColor(value) ? longHex(value) : '#000000'}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {/* The label is hidden, because the legend already names the color. */}
        <Box flex="1" minW={0} css={{ '& label': { display: 'none' } }}>
          <TextField
            {...field}
            label={messages.theme.hexCode}
            aria-label={messages.theme.hexCode}
            dir="ltr"
            fontFamily="mono"
            spellCheck={false}
            autoCapitalize="off"
          />
        </Box>
      </Flex>
    </Group>
  );
}

const PLACES: Record<ContrastCheck['place'], string> = messages.theme.contrastOf;
const List = chakra('ul', { base: { display: 'grid', gap: '2' } });
const Sample = chakra('span', {
  base: {
    width: '40px',
    height: '28px',
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    rounded: 'sm',
    borderWidth: '1px',
    borderColor: 'line',
    fontWeight: 600,
  },
});

/** Shows how readable each text of the widget is, as WCAG measures it. */
function ContrastList({ theme }: { theme: Theme }) {
  return (
    <List aria-label={messages.theme.contrast}>
      {contrastChecks(theme).map((check) => (
        <li key={check.place}>
          <Flex gap="3" align="center">
            <Sample aria-hidden style={{ color: check.text, background: check.ground }}>
              Aa
            </Sample>
            <Text flex="1">
              {PLACES[check.place]}{' '}
              <Text as="span" tone="muted" fontSize="xs">
                {check.ratio}:1
              </Text>
            </Text>
            <Badge tone="success">{messages.theme.readable}</Badge>
          </Flex>
          {check.refused && (
            <Text tone="muted" ps="52px" mt="1">
              {messages.theme.derived(check.text, check.refused)}
            </Text>
          )}
        </li>
      ))}
    </List>
  );
}

const FONTS = [
  { value: 'Poppins, sans-serif', label: 'Poppins' },
  { value: 'system-ui, sans-serif', label: messages.theme.systemFont },
  { value: 'Arial, Helvetica, sans-serif', label: 'Arial' },
  { value: 'Verdana, Geneva, sans-serif', label: 'Verdana' },
  { value: '"Trebuchet MS", Tahoma, sans-serif', label: 'Trebuchet' },
  { value: 'Georgia, "Times New Roman", serif', label: 'Georgia' },
  { value: '"Courier New", monospace', label: 'Courier' },
];
const OTHER = 'other';
const options = [...FONTS, { value: OTHER, label: messages.theme.otherFont }];

/** Selects a font that most visitors have, or any other by name. */
function FontField(field: FieldBinding) {
  const { name, value, onChange } = field;
  /** The text in the field for other fonts. A font typed there still counts as "other", even if the list contains it. */
  const [written, setWritten] = useState<string | null>(null);
  const isWritten = value === written || !FONTS.some((font) => font.value === value);

  function write(fonts: string) {
    setWritten(fonts);
    onChange(fonts);
  }

  return (
    <Stack gap="3">
      <SelectField
        label={messages.theme.fields.fontFamily}
        name={name}
        value={isWritten ? OTHER : value}
        errors={[]}
        options={options}
        hint={messages.theme.fontHint}
        onChange={(chosen) => {
          setWritten(chosen === OTHER ? value : null);
          if (chosen !== OTHER) onChange(chosen);
        }}
      />
      {isWritten && <TextField {...field} onChange={write} label={messages.theme.fontNames} />}
    </Stack>
  );
}

export const THEME_LABELS: Record<ThemeField, string> = {
  ...messages.theme.fields,
  colorScheme: messages.theme.scheme,
  avatar: messages.theme.avatar,
};
const SCHEMES = Object.entries(messages.theme.schemes).map(([value, label]) => ({ value, label }));
const COLORS = ['headerColor', 'textColor', 'incomingBg', 'outgoingBg'] as const;

interface ThemeFormProps {
  readonly form: Form<ThemeValues>;
  /** The theme in the form, with the last valid value in place of an invalid one. */
  readonly theme: Theme;
  readonly broken: readonly ThemeField[] | 'all';
  /** The agent's name, whose initial is shown if there is no avatar. */
  readonly name: string;
  readonly intro: string;
}

/** Edits the look. Part of the Chatbot Settings form. */
export function ThemeForm({ form, theme, broken, name, intro }: ThemeFormProps) {
  return (
    <Card>
      <Stack gap="6">
        <Text tone="muted">{intro}</Text>
        {broken.length > 0 && <Notice tone="warning">{brokenWords(broken)}</Notice>}
        <AvatarField {...form.field('avatar')} label={THEME_LABELS.avatar} name={name} theme={theme} />
        <Section title={messages.theme.colors}>
          <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
            {COLORS.map((field) => (
              <ColorField key={field} label={THEME_LABELS[field]} {...form.field(field)} />
            ))}
          </Grid>
          <ContrastList theme={theme} />
          <SelectField label={THEME_LABELS.colorScheme} options={SCHEMES} {...form.field('colorScheme')} />
        </Section>
        <Section title={messages.theme.sizeAndFont}>
          <Grid gap="4" templateColumns="1fr 1fr">
            <SizeField {...form.field('width')} label={THEME_LABELS.width} limits={SIZE_LIMITS.width} />
            <SizeField {...form.field('height')} label={THEME_LABELS.height} limits={SIZE_LIMITS.height} />
          </Grid>
          <FontField {...form.field('fontFamily')} />
        </Section>
        <IconStyleField {...form.field('iconStyle')} colors={{ header: theme.headerColor, text: theme.textColor }} />
        <Flex>
          <Button variant="outline" onClick={() => form.set(themeValues(DEFAULT_THEME))}>
            {messages.theme.reset}
          </Button>
        </Flex>
      </Stack>
    </Card>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Stack gap="4">
      <Heading as="h2">{title}</Heading>
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
  return messages.theme.brokenFields(broken.map((field) => THEME_LABELS[field]).join(', '));
}
