import { Badge, VisuallyHidden } from '@frontdesk/shared/ui/core';
import UserRound from 'lucide-react/icons/user-round';
import { assignedTo } from '../messages/work';
import type { ListedConversation } from '../model/conversations';

/** Names the person to whom a conversation is assigned; nothing for nobody. */
export function AssigneeBadge({ assignee }: Pick<ListedConversation, 'assignee'>) {
  if (!assignee) return null;
  const words = assignedTo(assignee.name);
  return (
    <Badge title={words}>
      <UserRound size={13} aria-hidden />
      <VisuallyHidden>{words}</VisuallyHidden>
      <span aria-hidden>{assignee.name}</span>
    </Badge>
  );
}
