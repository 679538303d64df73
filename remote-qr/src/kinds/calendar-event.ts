import CalendarDays from 'lucide-react/icons/calendar-days';
import type { KindForm } from '../kind-forms';
import { calendarEvent as words } from '../messages/kind-forms';

export const form: KindForm<'CalendarEvent'> = {
  ...words.form,
  page: 'QrCalendarEventPage',
  otherAddress: '/QrCalendarEvent',
  icon: CalendarDays,
  example: {
    name: words.example.name,
    payload: {
      subject: words.example.subject,
      description: words.example.description,
      location: words.example.location,
      startTime: '2027-05-01T18:00',
      endTime: '2027-05-01T20:00',
    },
  },
};
