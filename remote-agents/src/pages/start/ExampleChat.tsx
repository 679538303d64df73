import { Badge, Card, chakra, Flex, Text } from '@frontdesk/shared/ui/core';
import { latePart } from '@frontdesk/shared/ui/data';
import { useEffect, useState } from 'react';
import { start as words } from '../../messages/start';
import { initialOf } from '../../model/initial-color';
import { SitePicture } from '../agent-preview/SitePicture';

/** The color of the example's site, until the site's own color is known. White is readable on it. */
const INK = '#1f3a4d';

/** Lays out the form, with the agent beside it where there is space. */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(300px, 5fr) minmax(360px, 7fr)' },
  },
});

/** What the form passes to the page of the started agent. */
export interface Started {
  readonly files: readonly File[];
  /** The site's icon as a data URL. */
  readonly icon: string;
  readonly hasColor: boolean;
}

/** The site of an address: `https://hotel.example/rooms` is on `hotel.example`. */
export const siteOf = (address: string) =>
  address
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/s, '');

/** Returns a site's probable name: `www.hotel-seeblick.example` becomes 'Hotel Seeblick'. */
function titleOf(site: string): string {
  const name = (site || words.placeholder).replace(/^www\.|[.:].*$/g, '').replace(/[-_]+/g, ' ');
  return name.replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase());
}

interface ExampleProps {
  readonly site: string;
  /** The name of the agent. */
  readonly name: string;
}

/** The real chat with an example conversation. Until it has loaded, a drawing of it is shown. */
const ExampleWidget = latePart<ExampleProps & { readonly color: string }>({
  load: async () => (await import('./example-widget')).loadExampleWidget(),
  whileLoading: (props) => <DrawnChat {...props} />,
});

/** A browser window with the site's address. */
const Window = chakra(Card, {
  base: {
    p: '0',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    '& > div:first-child': { p: '3', gap: '3', borderBottomWidth: '1px', bg: 'subtle', fontSize: 'xs' },
    '& > div:last-child': {
      position: 'relative',
      isolation: 'isolate',
      flex: '1',
      minH: { base: '660px', sm: '600px' },
    },
  },
});

interface ExampleChatProps {
  readonly address: string;
  /** Whether this may become a real chat. Default: no, because the real agent then replaces it. */
  readonly isLive?: boolean;
}

/** Once no key has been pressed for this long, the real chat shows the site. */
const TYPED_MS = 700;

/**
 * Shows how the chat answers on the site that is being typed. It becomes a real chat once the owner has typed or the
 * pointer is on it, because the agent that follows needs the same script.
 */
export function ExampleChat({ address, isLive = false }: ExampleChatProps) {
  const site = siteOf(address);
  const [typed, setTyped] = useState({ site, isWanted: false });
  useEffect(
    function followTyping() {
      const timer = setTimeout(
        () => setTyped((last) => (last.site === site ? last : { site, isWanted: true })),
        TYPED_MS,
      );
      return () => clearTimeout(timer);
    },
    [site],
  );
  return (
    <Window aria-label={words.example} onPointerEnter={() => setTyped((last) => ({ ...last, isWanted: true }))}>
      <Flex align="center">
        <Text as="span" flex="1" minW={0} truncate dir="auto" tone="muted" px="2" py="1.5">
          {site || words.placeholder}
        </Text>
        <Badge>{words.example}</Badge>
      </Flex>
      <div>
        <SitePicture backdrop="site" color={INK} name={titleOf(site)} />
        {isLive && typed.isWanted ? (
          <ExampleWidget key={typed.site} site={typed.site} name={titleOf(typed.site)} color={INK} />
        ) : (
          <DrawnChat site={site} name={titleOf(site)} />
        )}
      </div>
    </Window>
  );
}

/** The chat as the widget shows it, in the same place. */
const Chat = chakra('div', {
  base: {
    position: 'absolute',
    insetEnd: '4',
    bottom: '84px',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    width: 'min(340px, 100% - 32px)',
    height: { base: '560px', sm: '500px' },
    maxH: 'calc(100% - 100px)',
    px: '4',
    overflow: 'hidden',
    rounded: '16px',
    bg: 'white',
    color: '#1e1b26',
    fontSize: 'sm',
    boxShadow: '0 12px 40px #0003',
    '& > *': { maxW: '85%', py: '2', px: '3', rounded: '16px', bg: '#f2f2f2', overflowWrap: 'anywhere' },
    '& > :first-child': {
      mx: '-4',
      maxW: 'none',
      p: '4',
      display: 'flex',
      gap: '2',
      lineHeight: '32px',
      rounded: '0',
      fontWeight: 600,
    },
    // The mark of the agent, in the header and beside each reply.
    '& > :not([data-asks], small)::before': {
      content: 'var(--initial) / ""',
      minWidth: '32px',
      lineHeight: '32px',
      textAlign: 'center',
      rounded: 'full',
      bg: '#fff3',
      color: 'white',
    },
    '& > small': { maxW: 'none', p: 0, bg: 'none', textAlign: 'center', fontSize: 'xs' },
    '& > div:not([data-asks])': {
      position: 'relative',
      ms: '10',
      _before: { position: 'absolute', insetStart: '-10', top: 0, bg: INK },
    },
    '& > :first-child, & > [data-asks]': { bg: INK, color: 'white' },
    '& > [data-asks]': { alignSelf: 'flex-end' },
    // The message field with its round button, above messages that are too long for a narrow window.
    _after: {
      content: 'attr(data-field)',
      position: 'absolute',
      insetInline: '4',
      bottom: '4',
      px: '4',
      lineHeight: '42px',
      color: '#6b6874',
      rounded: 'full',
      border: '1px solid #8b857b',
      background: `radial-gradient(circle at calc(100% - 22px), ${INK} 16px, white 17px)`,
      boxShadow: '0 0 0 16px white',
    },
  },
});

/** The icons on its buttons. */
const SIGN = {
  viewBox: '0 0 24 24',
  stroke: 'white',
  position: 'absolute',
  fill: 'none',
  strokeWidth: '2',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

function DrawnChat({ site, name }: ExampleProps) {
  return (
    <>
      <Chat data-field={words.field} css={{ '--initial': `'${initialOf(name)}'` }}>
        <bdi>{name}</bdi>
        <small>{words.automatic}</small>
        {words.exampleLines.map((text, place) => (
          <div key={text} data-asks={place % 2 === 0 ? '' : undefined}>
            {text}
            {place === 1 && (
              <Text as="span" display="block" mt="1" fontSize="xs">
                {words.examplePage(site || words.placeholder)}
              </Text>
            )}
          </div>
        ))}
      </Chat>
      <chakra.svg {...SIGN} insetEnd="4" bottom="4" boxSize="56px" p="4" bg={INK} rounded="full">
        <path d="M6 9l6 6 6-6" />
      </chakra.svg>
      <chakra.svg {...SIGN} insetEnd="46px" bottom="114px" boxSize="16px">
        <path d="M4 12h16m-7-7 7 7-7 7" />
      </chakra.svg>
    </>
  );
}

/** Most sites have answered by then. */
const SLOW_MS = 8_000;

/** Explains why nothing is happening yet if a site is slow to answer. */
export function SlowSite({ children }: { readonly children: string }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(function waitForAnswer() {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow && <Text tone="muted">{children}</Text>;
}
