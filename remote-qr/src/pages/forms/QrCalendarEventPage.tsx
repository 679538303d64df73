import { Grid, Notice, Text } from '@frontdesk/shared/ui/core';
import { TextAreaField, TextField } from '@frontdesk/shared/ui/form';
import { generateCalendarEventQr } from '../../api/save-codes';
import * as formMessages from '../../form-messages';
import * as messages from '../../messages';
import { calendarEventFormSchema } from '../../model/content-schemas';
import { isSkippedTime } from '../../model/schedule';
import { GeneratorForm } from './GeneratorForm';
import { useGeneratorForm, useOpeningKey } from './use-generator';

/** Without a limit the picker offers years of six digits, which no calendar reads. */
const LATEST = '9999-12-31T23:59';

/** Shows a new form each time it is opened, even at the same address. */
export function QrCalendarEventPage() {
  return <CalendarEventForm key={useOpeningKey()} />;
}

function CalendarEventForm() {
  const { form, frame } = useGeneratorForm({
    type: 'CalendarEvent',
    empty: { subject: '', description: '', location: '', startTime: '', endTime: '' },
    schema: calendarEventFormSchema,
    generate: generateCalendarEventQr,
  });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

  return (
    <GeneratorForm {...frame}>
      <TextField label={formMessages.subject} required {...form.field('subject')} />
      <TextAreaField label={formMessages.description} required {...form.field('description')} />
      <TextField label={formMessages.location} required {...form.field('location')} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4" alignItems="start">
        <TextField
          label={formMessages.startTime}
          type="datetime-local"
          max={LATEST}
          required
          {...form.field('startTime')}
        />
        <TextField
          label={formMessages.endTime}
          type="datetime-local"
          max={LATEST}
          required
          {...form.field('endTime')}
        />
      </Grid>
      {[form.values.startTime, form.values.endTime].some((time) => isSkippedTime(time, timeZone)) && (
        <Notice tone="warning">{messages.skippedTime(timeZone)}</Notice>
      )}
      <Text tone="muted">{messages.timeZone(timeZone)}</Text>
    </GeneratorForm>
  );
}
