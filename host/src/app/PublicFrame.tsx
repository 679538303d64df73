import { Box, chakra, Flex, Logo } from '@frontdesk/shared/ui/core';
import { useDeferredValue } from 'react';
import * as messages from '../messages/page';
import { product } from '../messages/page';
import { PageOutlet } from '../remotes/page/PageOutlet';

const Panel = chakra('aside', {
  base: {
    position: 'relative',
    px: '4',
    // The objects on the desk, as shown on phones.
    pb: '24vw',
    textAlign: 'center',
    textWrap: 'balance',
    // The front of the desk, the same in both themes.
    borderBottom: '40px solid #2c2735',
    lg: {
      px: '14',
      pt: '18vh',
      textAlign: 'start',
      flex: '0 0 44%',
      position: 'sticky',
      top: '0',
      height: '100dvh',
      color: '#f3ede2',
      bg: '#1e1b26',
    },
  },
});

/** The pigeonholes, six in a row: k has a key, m a letter, e nothing. */
const HOLES = [...'kkmkekmkekmkkmkkkeemkkmk'];
const xOf = (at: number) => 60 + (at % 6) * 64;
const yOf = (at: number) => 24 + Math.floor(at / 6) * 72;

/** Draws a path in each of the holes with these contents. */
const inHoles = (path: string, contents = 'kme') =>
  HOLES.map((content, at) => (contents.includes(content) ? `M${xOf(at)} ${yOf(at)}${path}` : '')).join('');

/** The desk with its bell, book and lamp, and the pigeonholes behind it. */
function Desk() {
  return (
    <chakra.svg
      viewBox="0 0 440 400"
      // As wide as the panel; in a low window, the top is cut off and the objects on the desk remain visible.
      preserveAspectRatio="xMidYMax slice"
      position="absolute"
      bottom="0"
      insetStart="0"
      width="100%"
      height={{ base: 'calc(19.4vw + 4px)', lg: 'min(40vw, 82vh - 250px)' }}
      borderBottom="edge"
      // The light of the lamp.
      bg="radial-gradient(circle var(--light) at 77% calc(100% - 6vw), #d9a74f66, #d9a74f1f 50%, #0000)"
      css={{ '--light': { base: '13vw', lg: '42vw' } }}
      maskImage={{ lg: 'linear-gradient(#0000, #000 50%)' }}
      fill="none"
      stroke="#d9a74f"
      aria-hidden
    >
      <path fill="#0006" stroke="#6b5c4b" d={inHoles('m-32 0h64v72h-64z')} />
      <path fill="#d8cfc0" stroke="#1e1b26" d={inHoles('m-19 60v-22h38v22zv-22l19 11 19-11', 'm')} />
      <path
        strokeWidth="1.75"
        d={`${inHoles('m0 12v5a6 6 0 1 0 .1 0m-1 12l-4 20l5 1', 'k')}M88 384q18-6 28 1 10-7 28-1v15q-18-6-28 0-10-6-28 0zM116 385v14M318 399h40M338 399v-58`}
      />
      <path
        fill="#d9a74f"
        d={`${inHoles('m2 30l4 1 6 20a6 6 0 0 1-12 3z', 'k')}M314 341a24 24 0 0 1 48 0zM190 389a30 30 0 0 1 60 0zM184 393h72v7h-72zM213 348h14v7h-5v6h-4v-6h-5z`}
      />
    </chakra.svg>
  );
}

/** Shows the product and the desk with its keys and bell: next to the forms, or below them on narrow screens. */
function BrandPanel() {
  // Omitted from the first view, whose HTML every page contains.
  const hasPainted = useDeferredValue(true, false);
  return (
    <Panel aria-label={messages.about}>
      <Box fontSize={{ base: 'lg', lg: '2.8vw' }} fontWeight={600} lineHeight="1.2">
        {messages.slogan}
      </Box>
      <Box mt="3">{messages.offer}</Box>
      {hasPainted && <Desk />}
    </Panel>
  );
}

/** Frames the screens that need no session: the form, next to the brand panel with the logo. */
export function PublicFrame() {
  return (
    <Flex minH="100dvh" direction={{ base: 'column', lg: 'row-reverse' }}>
      <Flex direction="column" flex="1" minW={0}>
        <Flex
          as="header"
          justify="center"
          py={{ base: '6', lg: '12' }}
          px={{ lg: '14' }}
          gap="3"
          align="center"
          position={{ lg: 'fixed' }}
          zIndex="1"
          insetStart="0"
          color={{ lg: '#f3ede2' }}
          bg={{ lg: '#1e1b26' }}
          fontSize="lg"
          fontWeight={600}
        >
          <Logo />
          {product}
        </Flex>
        <Box
          as="main"
          flex="1"
          width="100%"
          maxW="440px"
          mx="auto"
          px="4"
          pt={{ lg: '14' }}
          pb="14"
          display="grid"
          alignContent={{ base: 'start', lg: 'center' }}
        >
          <PageOutlet />
        </Box>
      </Flex>
      <BrandPanel />
    </Flex>
  );
}
