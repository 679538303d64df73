import type { Rating } from '@frontdesk/shared/endpoints/conversation';
import { Badge } from '@frontdesk/shared/ui/core';
import Frown from 'lucide-react/icons/frown';
import Smile from 'lucide-react/icons/smile';
import { rating as words } from '../messages/work';

/** Shows the visitor's rating. In a separate file, because the other badges load with the home dashboard. */
export function RatingBadge({ rating, isQuiet = false }: { rating: Rating; isQuiet?: boolean }) {
  const Icon = rating === 'good' ? Smile : Frown;
  return (
    <Badge tone={rating === 'good' ? 'success' : 'danger'} {...(isQuiet && { bg: 'transparent', p: 0 })}>
      <Icon size={13} aria-hidden />
      {words[rating]}
    </Badge>
  );
}
