import CalendarDays from 'lucide-react/icons/calendar-days';
import type { KindForm } from '../kind-forms';

export const form: KindForm<'CalendarEvent'> = {
  title: 'QR Calendar Event',
  page: 'QrCalendarEventPage',
  otherAddress: '/QrCalendarEvent',
  about: 'Adds an event to a calendar.',
  intro: 'The code adds this event to a calendar.',
  search: ['code', 'date', 'appointment'],
  icon: CalendarDays,
  example: {
    name: 'Tasting',
    payload: {
      subject: 'Tasting',
      description: 'Six wines',
      location: 'Cellar',
      startTime: '2027-05-01T18:00',
      endTime: '2027-05-01T20:00',
    },
  },
};
