import { useOwnCalls } from '@frontdesk/shared/own-calls';
import { useQuery } from '@frontdesk/shared/query';
import { latePart } from '@frontdesk/shared/ui/data';
import * as homeMessages from '../home-messages';

/** Loads after the dashboard, because only our server counts scans. */
const DailyScans = latePart({
  load: async () => (await import('./DailyScans')).DailyScans,
  failed: homeMessages.scansFailed,
  mb: '6',
});

/** The cache key of the saved codes. */
const CODES_KEY = ['/api/qr/getmyqrs', {}];

/** Shows scans on the home dashboard. Renders nothing without a code that counts them. */
export function ScansCard() {
  const isOurs = useOwnCalls();
  // Other cards fetch the codes; the call's module would be five times as large as this one.
  const { data: codes = [] } = useQuery<readonly unknown[]>({ queryKey: CODES_KEY, enabled: false });
  return isOurs && codes.length > 0 ? <DailyScans /> : null;
}
