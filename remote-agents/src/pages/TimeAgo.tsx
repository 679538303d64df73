import { formatDateTime } from '@frontdesk/shared/ui/data';
import { formatAgo } from '../model/age';

/** How long ago something was; the whole time on hover. */
export function TimeAgo({ time, now }: { time: string | null; now: number }) {
  return (
    <time dateTime={time ?? undefined} title={formatDateTime(time)}>
      {formatAgo(time, now)}
    </time>
  );
}
