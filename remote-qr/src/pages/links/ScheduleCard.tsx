import { messageOf, showToast } from '@frontdesk/shared/app';
import { useQueryClient } from '@frontdesk/shared/query';
import { Button, Card, Flex, Grid, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { TextField, useForm } from '@frontdesk/shared/ui/form';
import { useRef } from 'react';
import { announceCodesChanged, refreshCodes } from '../../api/code-details';
import { updateShortLink } from '../../api/short-links';
import { errorLog } from '../../messages/common';
import * as messages from '../../messages/links';
import { isSameMoment, localTime, scheduleSchema } from '../../model/schedule';
import type { ShortLink } from '../../model/short-link';

/** Sets when a link leads to its destination, and where it leads after that. */
export function ScheduleCard({ link }: { readonly link: ShortLink }) {
  const { qrId, startsAt, endsAt, afterEndUrl } = link;
  const queries = useQueryClient();
  const known = useRef<Readonly<Record<string, string | null>>>({ startsAt, endsAt, afterEndUrl });
  const form = useForm({
    initial: { startsAt: localTime(startsAt), endsAt: localTime(endsAt), afterEndUrl: afterEndUrl ?? '' },
    schema: scheduleSchema,
    draft: `qr-dates/${qrId}`,
    submit: async (dates) => {
      try {
        // Sends only what was changed here, because another person may have changed the rest meanwhile.
        const changed = Object.entries(dates).filter(([name, value]) => !isSameMoment(value, known.current[name]));
        await updateShortLink({ qrId, ...Object.fromEntries(changed) });
        known.current = { ...dates };
      } catch (error) {
        console.error(errorLog, error);
        throw error;
      }
      await refreshCodes(queries);
      announceCodesChanged();
      showToast('success', messages.scheduleSaved);
    },
  });
  return (
    <Card>
      <form noValidate onSubmit={form.onSubmit}>
        <Stack gap="5">
          <div>
            <Heading size="sm">{messages.schedule}</Heading>
            <Text tone="muted" mt="1">
              {messages.scheduleIntro}
            </Text>
          </div>
          <Grid gap="5" templateColumns="repeat(auto-fit, minmax(min(100%, 220px), 1fr))">
            <TextField label={messages.startsAt} type="datetime-local" {...form.field('startsAt')} />
            <TextField label={messages.endsAt} type="datetime-local" {...form.field('endsAt')} />
          </Grid>
          <TextField
            label={messages.afterEnd}
            hint={messages.afterEndHint}
            inputMode="url"
            autoCapitalize="off"
            spellCheck={false}
            {...form.field('afterEndUrl')}
          />
          {form.failure !== null && (
            <Notice tone="danger">
              <strong>{messages.scheduleFailed}</strong> {messageOf(form.failure)}
            </Notice>
          )}
          <Flex>
            <Button type="submit" variant="outline" pending={form.isSubmitting}>
              {messages.saveSchedule}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Card>
  );
}
