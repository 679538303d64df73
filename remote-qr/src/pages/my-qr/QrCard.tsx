import { useNavigate } from '@frontdesk/shared/app';
import { DemoMark } from '@frontdesk/shared/demonstration';
import { QR_TYPE_NAMES } from '@frontdesk/shared/endpoints/qr';
import { describeContent } from '@frontdesk/shared/endpoints/qr-content';
import type { Selection } from '@frontdesk/shared/selection';
import {
  Badge,
  Button,
  chakra,
  Flex,
  Heading,
  IconButton,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@frontdesk/shared/ui/core';
import { Checkbox } from '@frontdesk/shared/ui/form';
import Download from 'lucide-react/icons/download';
import { memo, type ReactNode, useDeferredValue, useId, useMemo } from 'react';
import * as messages from '../../messages/common';
import { fixed } from '../../messages/links';
import * as words from '../../messages/my-qr';
import type { EditState } from '../../model/navigation-state';
import { readContent, type SavedQr, type ShortLink, textOfCode } from '../../model/qr-content';
import type { QrStyle } from '../../model/qr-style';
import { codeUrl, formUrl } from '../../urls';
import { CodeDrawing, drawParts } from '../CodeDrawing';
import { CardLink, PauseButton } from '../links/CardLink';
import { downloadSaved, type SavedPicture } from './download-saved';

function CardDownload(props: SavedPicture) {
  return (
    <IconButton
      aria-label={messages.downloadNamed(props.name)}
      minH="32px"
      minW="32px"
      onClick={() => void downloadSaved(props)}
    >
      <Download aria-hidden size={18} />
    </IconButton>
  );
}

const Ground = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    alignSelf: 'start',
    p: '1',
    rounded: 'md',
    overflow: 'hidden',
    fontSize: 'xs',
    textAlign: 'center',
  },
});

/** Lets an address break before a path segment instead of within a word. Its text remains the same. */
export const breakable = (text: string): ReactNode =>
  (text.match(/[^/]*\/*/g) ?? []).flatMap((part, at) => (at === 0 ? part : [<wbr key={at} />, part]));

interface QrDrawingProps {
  /** Null when there is nothing to draw. */
  readonly text: string | null;
  readonly style: QrStyle;
  /** False until the text of the code is known. */
  readonly isKnown: boolean;
}

/** Draws the code on white in either theme, or a question mark when there is nothing to draw. */
export function QrDrawing({ text, style, isKnown }: QrDrawingProps) {
  const known = isKnown ? text : null;
  // Renders the card first and the drawing in a later, interruptible pass, so that typing in the search never waits for
  // it.
  const wanted = useDeferredValue(known, null);
  const drawn = useMemo(() => (wanted === null ? null : drawParts(wanted, style)), [wanted, style]);

  if (text === null || (wanted !== null && drawn === null)) {
    return (
      <Ground bg="subtle" color="text.muted" fontSize={text === null ? '2xl' : undefined}>
        {text === null ? <span aria-hidden>{'?'}</span> : messages.tooLongToDraw}
      </Ground>
    );
  }
  return (
    <Ground bg="white" borderWidth="1px">
      {drawn && <CodeDrawing drawn={drawn} width="100%" height="100%" aria-hidden />}
    </Ground>
  );
}

const Target = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '2',
    justifyContent: 'flex-end',
    minH: '24px',
    minW: '24px',
    fontSize: 'sm',
    cursor: 'pointer',
  },
});

interface SelectBoxProps {
  readonly checked: boolean;
  /** Whether some, but not all, of the box's items are selected. */
  readonly isMixed?: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: string;
  readonly isLabelShown?: boolean;
}

/** A checkbox that is large enough to press with a finger. */
export function SelectBox({ checked, isMixed = false, onChange, label, isLabelShown = false }: SelectBoxProps) {
  return (
    <Target>
      <Checkbox checked={checked} isMixed={isMixed} onChange={(event) => onChange(event.currentTarget.checked)} />
      {isLabelShown ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </Target>
  );
}

/** Number of tags that fit on one line of a card. */
const SHOWN = 2;

/** Shows a code's tags on its card; the title of the last tag lists those that did not fit. */
function TagList({ tags }: { readonly tags: readonly string[] }) {
  const hidden = tags.slice(SHOWN);
  return (
    <Flex as="span" gap="1" minW={0} title={tags.join(', ')}>
      <VisuallyHidden>{words.tags}: </VisuallyHidden>
      {tags.slice(0, SHOWN).map((tag) => (
        <Badge key={tag} dir="auto" display="block" overflow="hidden" textOverflow="ellipsis">
          {tag}
        </Badge>
      ))}
      {hidden.length > 0 && (
        <Badge flexShrink={0}>
          <span aria-hidden>{words.moreTags(hidden)}</span>
          <VisuallyHidden>{hidden.join(', ')}</VisuallyHidden>
        </Badge>
      )}
    </Flex>
  );
}

const Frame = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    // The code is beside its texts, and the actions are below both.
    gridTemplateColumns: { base: '88px minmax(0, 1fr)', sm: '120px minmax(0, 1fr)' },
    gridTemplateRows: '1fr auto',
    columnGap: '4',
    rowGap: '3',
    p: '4',
    minW: 0,
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    rounded: 'lg',
    '&[data-selected]': { borderColor: 'brass', boxShadow: 'inset 0 0 0 1px var(--chakra-colors-brass)' },
  },
});

interface QrCardProps {
  readonly qr: SavedQr;
  readonly link: ShortLink | undefined;
  /** Whether the code lacks a short link while others have one. */
  readonly isFixed: boolean;
  readonly style: QrStyle;
  readonly tags: readonly string[];
  /** Whether the text and style of the code are known. */
  readonly isDrawable: boolean;
  readonly isSelected: boolean;
  readonly onSelect: Selection<SavedQr>['set'];
  readonly onDelete: (qr: SavedQr) => void;
}

export const QrCard = memo(function QrCard(props: QrCardProps) {
  const { qr, link, isFixed, style, tags, isDrawable, isSelected, onSelect, onDelete } = props;
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
      <Stack gap="1.5" minW={0}>
        <Flex gap="2" align="flex-start">
          <Heading as="h2" id={headingId} dir="auto" size="sm" lineClamp={2} title={name} flex="1" minW={0}>
            <TextLink
              to={codeUrl(qr.id)}
              color="inherit"
              fontWeight="inherit"
              display="inline"
              textDecorationColor="transparent"
            >
              {name}
            </TextLink>
          </Heading>
          <SelectBox
            checked={isSelected}
            onChange={(checked) => onSelect([qr.id], checked)}
            label={words.select(name)}
          />
        </Flex>
        <Flex gap="1" wrap="wrap" align="center">
          <Badge {...(content ? { bg: 'none', px: '0', me: '1' } : { tone: 'warning' })} flexShrink={0}>
            {content ? QR_TYPE_NAMES[content.type] : messages.unreadable}
          </Badge>
          <DemoMark id={qr.id} />
        </Flex>
        <Text dir="auto" tone="muted" lineClamp={2} whiteSpace="pre-line" title={description}>
          {breakable(description.split('\n', 2).join('\n'))}
        </Text>
        <Flex columnGap="3" rowGap="1.5" wrap="wrap" align="center">
          {link && <CardLink link={link} name={name} />}
          {isFixed && (
            <Text tone="muted" lineHeight="24px">
              {fixed}
            </Text>
          )}
          {tags.length > 0 && <TagList tags={tags} />}
        </Flex>
      </Stack>
      <Flex gap="2" wrap="wrap" gridColumn="1 / -1" borderTopWidth="1px" pt="3">
        {content && (
          <Button variant="outline" size="sm" onClick={() => navigate(formUrl(content.type), { state: opened })}>
            {messages.edit}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        {link && <PauseButton link={link} name={name} />}
        {text !== null && isDrawable && <CardDownload name={name} text={text} style={style} />}
        <Button variant="ghost" size="sm" ms="auto" me="-3" onClick={() => onDelete(qr)}>
          {messages.deleteCode}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </Flex>
    </Frame>
  );
});
