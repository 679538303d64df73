import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { Box, Card, Flex, Stack, Text } from '@frontdesk/shared/ui/core';
import { CopyButton } from '@frontdesk/shared/ui/data';
import * as words from '../../link-messages';
import * as messages from '../../messages';
import { describeContent } from '../../model/describe-content';
import type { QrStyle } from '../../model/qr-style';
import { type ShortLink, textOfCode } from '../../model/short-link';
import { LocalWarning } from '../links/LocalWarning';
import { StateBadge } from '../links/StateBadge';
import { CardDownload } from '../my-qr/CardDownload';
import { QrDrawing } from '../my-qr/QrDrawing';

interface CodeCardProps {
  readonly name: string;
  /** Null for an unreadable code. */
  readonly content: QrContent | null;
  readonly link: ShortLink | undefined;
  readonly style: QrStyle;
  /** Whether the text and style of the code are known. */
  readonly isKnown: boolean;
}

/** Shows the picture of a code, its short link and its destination. */
export function CodeCard({ name, content, link, style, isKnown }: CodeCardProps) {
  const text = content && textOfCode(content, link);
  return (
    <Card>
      <Stack gap="4">
        <QrDrawing text={text} style={style} isKnown={isKnown} />
        {text !== null && isKnown && (
          <Flex justify="flex-end">
            <CardDownload name={name} text={text} style={style} />
          </Flex>
        )}
        {link && (
          <Box>
            <Flex justify="space-between" align="center" gap="3">
              <Text fontWeight={500}>{words.shortLink}</Text>
              <StateBadge link={link} />
            </Flex>
            <Flex justify="space-between" align="center" gap="3" mt="2">
              <Text fontFamily="mono" fontSize="sm">
                {link.url}
              </Text>
              <CopyButton text={link.url} what={words.theShortLink} />
            </Flex>
          </Box>
        )}
        {link && <LocalWarning url={link.url} />}
        <Box>
          <Text fontWeight={500}>{words.leadsTo}</Text>
          <Text tone="muted" whiteSpace="pre-line">
            {content ? describeContent(content).join('\n') : messages.unreadableHelp}
          </Text>
        </Box>
      </Stack>
    </Card>
  );
}
