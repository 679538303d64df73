import type { Rating } from '@frontdesk/shared/endpoints/conversation';
import { Badge } from '@frontdesk/shared/ui/core';
import Frown from 'lucide-react/icons/frown';
import Smile from 'lucide-react/icons/smile';
import { rating as words } from '../messages/work';

/** Shows how the visitor rated a conversation. Not beside the other badges, which load with the home dashboard. */
export function RatingBadge({ rating }: { rating: Rating }) {
  const Icon = rating === 'good' ? Smile : Frown;
  return (
    <Badge tone={rating === 'good' ? 'success' : 'danger'}>
      <Icon size={13} aria-hidden />
      {words[rating]}
    </Badge>
  );
}
