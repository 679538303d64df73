import { newestOf } from '@frontdesk/shared/cards';
import type { HomeCardProps } from '@frontdesk/shared/contract';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { Box, ButtonLink } from '@frontdesk/shared/ui/core';
import Bot from 'lucide-react/icons/bot';
import QrCode from 'lucide-react/icons/qr-code';
import Upload from 'lucide-react/icons/upload';
import UserPlus from 'lucide-react/icons/user-plus';
import * as reportMessages from '../messages/reports';
import { urls } from '../urls';

const words = reportMessages.quick;

interface QuickActionsProps extends HomeCardProps {
  readonly agents: readonly { readonly id: WireId; readonly dateCreated: string | null }[];
}

/**
 * Links to the pages that owners open most often from here. Leaves out pages of other remotes that the site does not
 * have.
 */
export function QuickActions({ agents, hasAddress }: QuickActionsProps) {
  const [newest] = newestOf(agents, ({ dateCreated }) => dateCreated);
  const actions = [
    { label: words.agent, to: urls.newAgent, Icon: Bot },
    ...(newest ? [{ label: words.documents, to: urls.agentTab(newest.id, 'documents'), Icon: Upload }] : []),
    ...(hasAddress(urls.generateCode) ? [{ label: words.code, to: urls.generateCode, Icon: QrCode }] : []),
    ...(hasAddress(urls.people) ? [{ label: words.people, to: urls.people, Icon: UserPlus }] : []),
  ];
  return (
    <Box
      as="nav"
      aria-label={words.title}
      display={{ base: 'grid', sm: 'flex' }}
      gridTemplateColumns="1fr 1fr"
      flexWrap="wrap"
      gap="3"
      mb="6"
    >
      {actions.map(({ label, to, Icon }) => (
        <ButtonLink key={to} to={to} variant="outline" size="sm">
          <Icon aria-hidden size={16} /> {label}
        </ButtonLink>
      ))}
    </Box>
  );
}
