import { Badge, Box, Card, chakra, Flex, Logo, Text } from '@frontdesk/shared/ui/core';
import { useEffect, useState } from 'react';
import { start as words } from '../../messages/start';
import { PathIcon } from '../PathIcon';

/** The form, and the agent beside it where there is space. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    maxW: '1240px',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) clamp(360px, 38vw, 560px)' },
  },
});

/** What the form hands over to the page of the started agent. */
export interface Started {
  readonly files: readonly File[];
  /** The site's icon as a data URL. */
  readonly icon: string;
  readonly hasColor: boolean;
}

/** A bubble: the visitor's in ink, the agent's on paper. */
const Bubble = chakra('div', {
  base: {
    maxW: '36ch',
    py: '3',
    px: '4',
    rounded: '16px 16px 16px 4px',
    bg: 'brass.subtle',
    overflowWrap: 'anywhere',
    '&[data-asks]': { alignSelf: 'flex-end', rounded: '16px 16px 4px', bg: 'text', color: 'surface' },
  },
});

/** The site of an address: `https://hotel.example/rooms` is on `hotel.example`. */
export const siteOf = (address: string) =>
  address
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/s, '');

/** Shows in the shape of the chat that comes how an agent answers, with the name of the site that is being typed. */
export function ExampleChat({ address }: { readonly address: string }) {
  const site = siteOf(address);
  return (
    <Card p="0" display="flex" flexDirection="column" overflow="hidden" aria-label={words.example}>
      <Flex p="4" gap="3" align="center" bg="#1e1b26" color="white" fontWeight={600} borderBottom="3px solid #d9a74f">
        <Logo />
        <Text as="span" truncate dir="auto">
          {site || words.previewName}
        </Text>
        <Text as="span" ms="auto" fontSize="xs" fontWeight={400} opacity=".75">
          {words.example}
        </Text>
      </Flex>
      <Flex direction="column" align="flex-start" gap="3" p="6">
        <Bubble data-asks="">{words.exampleQuestion}</Bubble>
        <Bubble>
          {words.exampleReply}
          <Text as="span" display="block" mt="1" fontSize="xs" color="brass.text">
            {words.exampleSource(site || words.placeholder)}
          </Text>
        </Bubble>
        <Bubble data-asks="">{words.examplePerson}</Bubble>
        <Bubble>{words.exampleJoined}</Bubble>
      </Flex>
      <Flex gap="2" px="6" wrap="wrap" justify="flex-end" mt="auto" aria-hidden>
        {words.exampleTopics.map((topic) => (
          <Badge key={topic} bg="transparent" outline="1px solid {colors.line.strong}" px="3" py="1.5">
            {topic}
          </Badge>
        ))}
      </Flex>
      <Flex
        m="3"
        p="1"
        ps="4"
        align="center"
        justify="space-between"
        rounded="full"
        borderWidth="1px"
        color="text.muted"
      >
        {words.previewEmpty}
        <Box p="2.5" rounded="full" bg="text.muted" color="surface" aria-hidden>
          <PathIcon size={20} d="M5 12h14m-7-7 7 7-7 7" />
        </Box>
      </Flex>
    </Card>
  );
}

/** A site that answers in time has done so by then. */
const SLOW_MS = 8_000;

/** Says why nothing happens yet, when a site answers slowly. */
export function SlowSite({ children }: { readonly children: string }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(function waitForAnswer() {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow && <Text tone="muted">{children}</Text>;
}
