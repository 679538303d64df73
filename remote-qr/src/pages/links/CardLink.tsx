import { Flex, TextLink, VisuallyHidden } from '@frontdesk/shared/ui/core';
import * as messages from '../../link-messages';
import type { ShortLink } from '../../model/short-link';
import { codeUrl } from '../../urls';
import { PauseButton } from './PauseButton';
import { StateBadge } from './StateBadge';

interface CardLinkProps {
  readonly link: ShortLink;
  readonly name: string;
}

/** Shows on a card how often the code's short link was scanned, and whether it works now. */
export function CardLink({ link, name }: CardLinkProps) {
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <TextLink to={codeUrl(link.qrId)}>
        <span>{messages.scanCount(link.visits)}</span>
        <VisuallyHidden>{messages.ofCode(name)}</VisuallyHidden>
      </TextLink>
      <StateBadge link={link} />
      <PauseButton link={link} name={name} />
    </Flex>
  );
}
