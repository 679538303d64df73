import { useNavigate } from '@frontdesk/shared/app';
import { Badge, Button, chakra, Flex, Heading, Text, TextLink, VisuallyHidden } from '@frontdesk/shared/ui/core';
import { memo, useId } from 'react';
import * as words from '../../many-messages';
import * as messages from '../../messages';
import { describeContent } from '../../model/describe-content';
import type { EditState } from '../../model/navigation-state';
import { readContent } from '../../model/qr-content';
import type { QrStyle } from '../../model/qr-style';
import type { SavedQr } from '../../model/saved-qr';
import { type ShortLink, textOfCode } from '../../model/short-link';
import { codeUrl, formUrls } from '../../urls';
import { CardLink } from '../links/CardLink';
import { CardDownload } from './CardDownload';
import { QrDrawing } from './QrDrawing';
import { SelectBox } from './SelectBox';
import { TagList } from './TagList';

const Frame = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    p: '4',
    minW: 0,
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    rounded: 'lg',
    // Cards out of sight are neither laid out nor painted, so that typing in the search stays fast.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 366px',
    '&[data-selected]': { borderColor: 'accent', boxShadow: 'inset 0 0 0 1px var(--chakra-colors-accent)' },
  },
});

interface QrCardProps {
  readonly qr: SavedQr;
  readonly link: ShortLink | undefined;
  readonly style: QrStyle;
  readonly tags: readonly string[];
  /** Whether the text and style of the code are known. */
  readonly isDrawable: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (id: SavedQr['id'], isSelected: boolean) => void;
  readonly onDelete: (qr: SavedQr) => void;
}

export const QrCard = memo(function QrCard(props: QrCardProps) {
  const { qr, link, style, tags, isDrawable, isSelected, onSelect, onDelete } = props;
  const navigate = useNavigate();
  const headingId = useId();
  const content = readContent(qr.type, qr.payload);
  const text = content && textOfCode(content, link);
  const description = content ? describeContent(content).join('\n') : messages.unreadableHelp;
  const name = qr.name.trim() || messages.unnamed;
  const opened: EditState = { id: qr.id, name: qr.name, payload: qr.payload };

  return (
    <Frame aria-labelledby={headingId} {...(isSelected && { 'data-selected': true })}>
      <QrDrawing text={text} style={style} isKnown={isDrawable} />
      <Flex gap="2" align="flex-start">
        <Heading as="h2" id={headingId} size="sm" lineClamp={1} title={name} flex="1" minW={0}>
          <TextLink to={codeUrl(qr.id)} color="inherit" fontWeight="inherit" display="inline">
            {name}
          </TextLink>
        </Heading>
        <SelectBox checked={isSelected} onChange={(checked) => onSelect(qr.id, checked)} label={words.select(name)} />
      </Flex>
      <Flex gap="1" minW={0}>
        <Badge tone={content ? 'neutral' : 'warning'} flexShrink={0}>
          {content ? messages.types[content.type] : messages.unreadable}
        </Badge>
        {tags.length > 0 && <TagList tags={tags} />}
      </Flex>
      <Text tone="muted" lineClamp={2} minH="42px" whiteSpace="pre-line" title={description}>
        {description}
      </Text>
      {link && <CardLink link={link} name={name} />}
      <Flex gap="2" mt="auto" wrap="wrap">
        {content && (
          <Button variant="outline" size="sm" onClick={() => navigate(formUrls[content.type], { state: opened })}>
            {messages.edit}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        {text !== null && isDrawable && <CardDownload name={name} text={text} style={style} />}
        <Button variant="ghost" size="sm" ms="auto" onClick={() => onDelete(qr)}>
          {messages.deleteCode}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </Flex>
    </Frame>
  );
});
