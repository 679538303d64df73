import { messageOf, showToast } from '@frontdesk/shared/app';
import { useNewerChanges } from '@frontdesk/shared/newer-changes';
import { useQueryClient } from '@frontdesk/shared/query';
import { Button, Card, Flex, Grid, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { formatDateTime } from '@frontdesk/shared/ui/data';
import { DraftNotice, TextField, useForm } from '@frontdesk/shared/ui/form';
import { useEffect, useRef } from 'react';
import { announceCodesChanged, refreshCodes } from '../../api/code-details';
import { fetchShortLink } from '../../api/save-codes';
import { updateShortLink } from '../../api/short-links';
import { errorLog } from '../../messages/common';
import * as messages from '../../messages/scans';
import type { ShortLink } from '../../model/qr-content';
import { isSameMoment, localTime, scheduleSchema } from '../../model/schedule';

type Dates = Pick<ShortLink, 'startsAt' | 'endsAt' | 'afterEndUrl'>;

const valuesOf = ({ startsAt, endsAt, afterEndUrl }: Dates) => ({
  startsAt: localTime(startsAt),
  endsAt: localTime(endsAt),
  afterEndUrl: afterEndUrl ?? '',
});

const LABELS = { startsAt: messages.startsAt, endsAt: messages.endsAt, afterEndUrl: messages.afterEnd };

/** Sets when a link leads to its destination, and where it leads afterwards. */
export function ScheduleCard({ link }: { readonly link: ShortLink }) {
  const { qrId, startsAt, endsAt, afterEndUrl } = link;
  const queries = useQueryClient();
  /** The stored values that this page last saw. */
  const known = useRef<Dates>(link);
  const newer = useNewerChanges({
    read: async () => {
      known.current = await fetchShortLink(qrId);
      return valuesOf(known.current);
    },
    labels: LABELS,
    format: (value, name) => (name === 'afterEndUrl' ? value : formatDateTime(value)),
  });
  const form = useForm({
    initial: valuesOf(link),
    schema: scheduleSchema,
    draft: `qr-dates/${qrId}`,
    before: newer.before,
    submit: async (dates) => {
      try {
        // Sends only values that were changed here, because another user may have changed the others meanwhile.
        const stored = new Map(Object.entries(known.current));
        const changed = Object.entries(dates).filter(([name, value]) => !isSameMoment(value, stored.get(name)));
        await updateShortLink({ qrId, ...Object.fromEntries(changed) });
        known.current = dates;
      } catch (error) {
        console.error(errorLog, error);
        throw error;
      }
      await refreshCodes(queries);
      announceCodesChanged();
      showToast('success', messages.scheduleSaved);
    },
  });
  const rebase = useRef(form.rebase);
  rebase.current = form.rebase;
  useEffect(
    function followStoredDates() {
      known.current = { startsAt, endsAt, afterEndUrl };
      rebase.current(valuesOf(known.current));
    },
    [startsAt, endsAt, afterEndUrl],
  );
  return (
    <Card>
      <form noValidate onSubmit={form.onSubmit}>
        <Stack gap="5">
          <div>
            <Heading as="h3" size="sm">
              {messages.schedule}
            </Heading>
            <Text tone="muted" mt="1">
              {messages.scheduleIntro}
            </Text>
          </div>
          <DraftNotice isDraft={form.isDraft} onDiscard={form.discard} />
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
      {newer.dialog}
    </Card>
  );
}
