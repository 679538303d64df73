import { useQuery } from '@frontdesk/shared/query';
import { Box, Grid, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import { FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import { SelectField, TextField } from '@frontdesk/shared/ui/form';
import { useEffect, useState } from 'react';
import { previewLinkRules } from '../../api/rules';
import * as messages from '../../messages/rules';
import type { SavedQr } from '../../model/qr-content';
import { type DraftRule, isComplete, languageOptions } from '../../model/rules';
import { localTime } from '../../model/schedule';

/** The result is refreshed after a pause in typing of this length. */
const TYPING_MS = 300;

interface RulePreviewProps {
  readonly qrId: SavedQr['id'];
  readonly rules: readonly DraftRule[];
}

/** Shows where a scan leads at a given time, in a given language and on a given device. */
export function RulePreview({ qrId, rules }: RulePreviewProps) {
  const [moment, setMoment] = useState(() => localTime(new Date().toISOString()));
  const [language, setLanguage] = useState('en');
  const [device, setDevice] = useState<keyof typeof messages.devices>('ios');
  const at = Number.isNaN(Date.parse(moment)) ? null : new Date(moment).toISOString();
  const canAsk = at !== null && rules.every(isComplete);
  const current = canAsk ? JSON.stringify({ rules, at, language, device }) : null;
  const [asked, setAsked] = useState(current);
  useEffect(
    function askWhenTypingEnds() {
      const timer = setTimeout(() => setAsked(current), TYPING_MS);
      return () => clearTimeout(timer);
    },
    [current],
  );
  const { data, error, refetch } = useQuery({
    ...previewLinkRules(qrId, asked ?? ''),
    enabled: asked !== null,
    placeholderData: (before) => before,
  });
  return (
    <Stack gap="4" borderTopWidth="1px" pt="5">
      <Box>
        <Heading as="h3" size="sm">
          {messages.preview}
        </Heading>
        <Text tone="muted" mt="1">
          {messages.previewIntro}
        </Text>
      </Box>
      <Grid gap="4" templateColumns="repeat(auto-fit, minmax(min(100%, 180px), 1fr))">
        <TextField
          label={messages.moment}
          name="moment"
          type="datetime-local"
          value={moment}
          onChange={setMoment}
          errors={[]}
        />
        <SelectField
          label={messages.language}
          name="previewLanguage"
          value={language}
          options={languageOptions(undefined)}
          onChange={setLanguage}
          errors={[]}
        />
        <SelectField
          label={messages.device}
          name="previewDevice"
          value={device}
          options={Object.entries(messages.devices).map(([value, label]) => ({ value, label }))}
          onChange={(value) => setDevice(value as keyof typeof messages.devices)}
          errors={[]}
        />
      </Grid>
      <Box role="status" rounded="md" bg="subtle" p="4">
        {!canAsk ? (
          <Text tone="muted">{messages.previewIncomplete}</Text>
        ) : error ? (
          <FailedState what={messages.previewFailed} error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <Stack as="ul" gap="2">
            {data.outcomes.map(({ rule, destination, percent }) => (
              <Box as="li" key={String(rule)} overflowWrap="anywhere">
                {messages.outcome(percent)} {messages.leadsTo} <strong>{destination ?? messages.ownContent}</strong>{' '}
                <Text as="span" tone="muted">
                  {messages.byRule(rule)}
                </Text>
              </Box>
            ))}
          </Stack>
        ) : (
          <Skeleton height="24px" />
        )}
      </Box>
    </Stack>
  );
}
