import { RULE_DEVICES, type RuleConditions } from '@frontdesk/shared/endpoints/link-rules';
import { WEEKDAYS } from '@frontdesk/shared/endpoints/opening-hours';
import { Box, Button, chakra, Flex, Grid, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { SelectField, SwitchField, TextField } from '@frontdesk/shared/ui/form';
import * as messages from '../../messages/rules';
import { type DraftRule, languageOptions, problemsOf } from '../../model/rules';

const DayToggle = chakra('button', {
  base: {
    minW: '46px',
    minH: '40px',
    px: '2',
    rounded: 'md',
    borderWidth: '1px',
    borderColor: 'line.strong',
    bg: 'surface',
    cursor: 'pointer',
    fontSize: 'sm',
    '&[aria-pressed=true]': { bg: 'text', borderColor: 'text', color: 'surface', fontWeight: 600 },
    '@media (forced-colors: active)': { '&[aria-pressed=true]': { outline: '3px solid Highlight' } },
  },
});

const FIELDS = 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))';
const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const ZONES = Intl.supportedValuesOf('timeZone');

export interface RuleAgent {
  readonly id: string;
  readonly name: string;
}

interface RuleEditorProps {
  readonly rule: DraftRule;
  /** The agents that have opening hours. */
  readonly agents: readonly RuleAgent[];
  /** Whether to show which values are missing. */
  readonly showsProblems: boolean;
  readonly onChange: (rule: DraftRule) => void;
  readonly onDone: () => void;
}

/** Edits the conditions of a rule and where it leads. */
export function RuleEditor({ rule, agents, showsProblems, onChange, onDone }: RuleEditorProps) {
  const { when, destination } = rule;
  const { days = [], from = '', to = '', timeZone, closed, agentId, language, device, share } = when;
  const problems = problemsOf(rule);
  const set = (change: { readonly [Name in keyof RuleConditions]?: RuleConditions[Name] | undefined }) => {
    const next = Object.fromEntries(
      Object.entries({ ...when, ...change }).filter(([, value]) => value !== undefined && value !== ''),
    ) as RuleConditions;
    const isTimed = next.days !== undefined || next.from !== undefined || next.to !== undefined;
    const { timeZone: zone = OWN_ZONE, ...rest } = next;
    onChange({ ...rule, when: isTimed ? { ...rest, timeZone: zone } : rest });
  };
  const zones = timeZone && !ZONES.includes(timeZone) ? [timeZone, ...ZONES] : ZONES;
  const isTimed = days.length > 0 || from !== '' || to !== '';
  return (
    <Stack gap="5">
      <Text tone="muted">{messages.alsoWhen}</Text>
      {showsProblems && problems.when.length > 0 && <Notice tone="danger">{problems.when.join(' ')}</Notice>}
      <Box role="group" aria-label={messages.days}>
        <Text fontWeight={500} mb="1.5">
          {messages.days}
        </Text>
        <Flex gap="1.5" wrap="wrap">
          {WEEKDAYS.map((day) => (
            <DayToggle
              key={day}
              type="button"
              aria-pressed={days.includes(day)}
              onClick={() => {
                const chosen = WEEKDAYS.filter((one) => days.includes(one) !== (one === day));
                set({ days: chosen.length === 0 ? undefined : chosen });
              }}
            >
              {messages.dayNames[day]}
            </DayToggle>
          ))}
        </Flex>
      </Box>
      <Grid gap="4" templateColumns={FIELDS}>
        <TextField
          label={messages.from}
          name="from"
          type="time"
          value={from}
          onChange={(value) => set({ from: value || undefined })}
          errors={[]}
        />
        <TextField
          label={messages.to}
          name="to"
          type="time"
          value={to === '24:00' ? '00:00' : to}
          onChange={(value) => set({ to: value || undefined })}
          errors={[]}
        />
        {isTimed && (
          <SelectField
            label={messages.timeZone}
            name="timeZone"
            value={timeZone ?? OWN_ZONE}
            options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
            onChange={(value) => set({ timeZone: value })}
            errors={[]}
          />
        )}
      </Grid>
      <Grid gap="4" templateColumns={FIELDS}>
        <SelectField
          label={messages.language}
          name="language"
          value={language ?? ''}
          options={[{ value: '', label: messages.anyLanguage }, ...languageOptions(language)]}
          onChange={(value) => set({ language: value })}
          errors={[]}
        />
        <SelectField
          label={messages.device}
          name="device"
          value={device ?? ''}
          options={[
            { value: '', label: messages.anyDevice },
            ...RULE_DEVICES.map((value) => ({ value, label: messages.devices[value] })),
          ]}
          onChange={(value) => set({ device: RULE_DEVICES.find((one) => one === value) })}
          errors={[]}
        />
        <TextField
          label={messages.share}
          name="share"
          hint={messages.shareHint}
          inputMode="numeric"
          value={share === undefined ? '' : String(share)}
          onChange={(value) => set({ share: value.trim() === '' ? undefined : Number(value.replace(/\D/g, '')) })}
          errors={[]}
        />
      </Grid>
      {agents.length === 0 && !closed ? (
        <Text tone="muted">{messages.closedNoHours}</Text>
      ) : (
        <SwitchField
          label={messages.closedLabel}
          checked={closed === true}
          onChange={(isOn) =>
            set({ closed: isOn ? true : undefined, agentId: isOn ? (agentId ?? agents[0]?.id) : undefined })
          }
          words={messages.switchWords}
          hint={messages.closedHint}
        />
      )}
      {closed && agents.length > 1 && (
        <SelectField
          label={messages.agent}
          name="agent"
          value={agentId ?? ''}
          options={agents.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value) => set({ agentId: value })}
          errors={[]}
        />
      )}
      <TextField
        label={messages.destination}
        name="destination"
        value={destination}
        onChange={(value) => onChange({ ...rule, destination: value })}
        errors={showsProblems ? problems.destination : []}
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="https://"
      />
      <Flex>
        <Button variant="outline" size="sm" onClick={onDone}>
          {messages.done}
        </Button>
      </Flex>
    </Stack>
  );
}
