import { useNavigate } from '@frontdesk/shared/app';
import { Badge, Button, chakra, Flex, Heading, Text, VisuallyHidden } from '@frontdesk/shared/ui/core';
import { memo, useId } from 'react';
import * as messages from '../../messages';
import { describeContent } from '../../model/describe-content';
import type { EditState } from '../../model/navigation-state';
import { readContent } from '../../model/qr-content';
import type { SavedQr } from '../../model/saved-qr';
import { textOfCode } from '../../model/short-link';
import { formUrls } from '../../urls';
import { CardLink } from '../links/CardLink';
import { useShortLinks } from '../links/use-short-links';
import { CardDownload } from './CardDownload';
import { QrDrawing } from './QrDrawing';

const Frame = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    p: '4',
    minW: 0,
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    rounded: 'lg',
    // Cards out of sight are neither laid out nor painted, so that a key in the search waits for few of them.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 366px',
  },
});

interface QrCardProps {
  readonly qr: SavedQr;
  readonly onDelete: (qr: SavedQr) => void;
}

export const QrCard = memo(function QrCard({ qr, onDelete }: QrCardProps) {
  const navigate = useNavigate();
  const headingId = useId();
  const content = readContent(qr.type, qr.payload);
  const link = useShortLinks({ isLive: true })?.get(String(qr.id));
  const text = content && textOfCode(content, link);
  const says = content ? describeContent(content).join('\n') : messages.unreadableHelp;
  const name = qr.name.trim() || messages.unnamed;
  const opened: EditState = { id: qr.id, name: qr.name, payload: qr.payload };

  return (
    <Frame aria-labelledby={headingId}>
      <QrDrawing text={text} />
      <Heading as="h2" id={headingId} size="sm" lineClamp={1} title={name}>
        {name}
      </Heading>
      <Flex>
        <Badge tone={content ? 'neutral' : 'warning'}>
          {content ? messages.types[content.type] : messages.unreadable}
        </Badge>
      </Flex>
      <Text tone="muted" lineClamp={2} minH="42px" whiteSpace="pre-line" title={says}>
        {says}
      </Text>
      {link && <CardLink link={link} name={name} />}
      <Flex gap="2" mt="auto" wrap="wrap">
        {content && (
          <Button variant="outline" size="sm" onClick={() => navigate(formUrls[content.type], { state: opened })}>
            {messages.edit}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        {text !== null && <CardDownload name={name} text={text} />}
        <Button variant="ghost" size="sm" ml="auto" onClick={() => onDelete(qr)}>
          {messages.deleteCode}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </Flex>
    </Frame>
  );
});
