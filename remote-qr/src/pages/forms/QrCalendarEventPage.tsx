import { calendarEvent } from '@frontdesk/shared/endpoints/qr-kinds/calendar-event';
import { schemaOf } from '@frontdesk/shared/endpoints/qr-kinds/schemas';
import { Grid, Notice, Text } from '@frontdesk/shared/ui/core';
import { TextAreaField, TextField } from '@frontdesk/shared/ui/form';
import { generateCalendarEventQr } from '../../api/save-codes';
import * as studioMessages from '../../messages/studio';
import { isSkippedTime } from '../../model/schedule';
import { GeneratorForm } from './GeneratorForm';
import { useGeneratorForm, useOpeningKey } from './use-generator';

/** Without a limit, the picker offers six-digit years, which no calendar can read. */
const LATEST = '9999-12-31T23:59';

const { fields } = calendarEvent;
const schema = schemaOf(calendarEvent);

/** The form starts anew each time it is opened, even at the same address. */
export function QrCalendarEventPage() {
  return <CalendarEventForm key={useOpeningKey()} />;
}

function CalendarEventForm() {
  const { form, frame } = useGeneratorForm({
    type: 'CalendarEvent',
    empty: { subject: '', description: '', location: '', startTime: '', endTime: '' },
    schema,
    generate: generateCalendarEventQr,
  });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

  return (
    <GeneratorForm {...frame}>
      <TextField label={fields.subject.label} required {...form.field('subject')} />
      <TextAreaField label={fields.description.label} required {...form.field('description')} />
      <TextField label={fields.location.label} required {...form.field('location')} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4" alignItems="start">
        <TextField
          label={fields.startTime.label}
          type="datetime-local"
          max={LATEST}
          required
          {...form.field('startTime')}
        />
        <TextField
          label={fields.endTime.label}
          type="datetime-local"
          max={LATEST}
          required
          {...form.field('endTime')}
        />
      </Grid>
      {[form.values.startTime, form.values.endTime].some((time) => isSkippedTime(time, timeZone)) && (
        <Notice tone="warning">{studioMessages.skippedTime(timeZone)}</Notice>
      )}
      <Text tone="muted">{studioMessages.timeZone(timeZone)}</Text>
    </GeneratorForm>
  );
}
