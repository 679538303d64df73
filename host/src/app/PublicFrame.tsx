import { Box, chakra, Flex, Logo, Text } from '@frontdesk/shared/ui/core';
import * as messages from '../messages/page';
import { product } from '../messages/page';
import { PageOutlet } from '../remotes/page/PageOutlet';

const Panel = chakra('aside', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '6',
    // The front of the desk, the same in both themes.
    borderBottom: '40px solid #2c2735',
    lg: {
      flex: '0 0 44%',
      position: 'sticky',
      top: '0',
      height: '100dvh',
      color: '#f3ede2',
      bg: '#1e1b26',
    },
  },
});

/** A key on its hook, the way to the next hook, and a row of hooks, some empty. */
const KEY = 'v6a7 7 0 1 0 .1 0m0 14v22m0-4h6m-6-7h5';
const NEXT = 'm44.9-31';
const KEYS = `${KEY}${NEXT}v6m50-6${KEY}${NEXT}${KEY}${NEXT}v6m50-6${KEY}`;

/** Shows what the product does beside the forms, and the desk with its keys and bell; on narrow screens below them. */
function BrandPanel() {
  return (
    <Panel aria-label={messages.about}>
      <Box px={{ base: '4', lg: '14' }} pt={{ lg: '18vh' }} textAlign={{ base: 'center', lg: 'start' }}>
        <Box fontSize={{ base: 'lg', lg: '2.8vw' }} fontWeight={600} lineHeight="1.2" textWrap="balance">
          {messages.slogan}
        </Box>
        <Box mt="3">{messages.offer}</Box>
      </Box>
      <chakra.svg
        viewBox="0 0 440 259"
        // As wide as the panel; where that is low, it shows what stands on the desk.
        preserveAspectRatio="xMidYMax slice"
        width="100%"
        height={{ base: '19vw', lg: '26vw' }}
        borderBottom="edge"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden
      >
        <path opacity=".5" d="M60 8h320v166H60zM60 91h320M96 259v-9h54v9M338 259v-55m-24 0a24 24 0 0 1 48 0z" />
        <path stroke="#d9a74f" d={`M95 22${KEYS}M95 105${KEYS}`} />
        <path
          fill="#d9a74f"
          stroke="none"
          transform="translate(172 181)scale(3)"
          d="M6 21a10 10 0 0 1 20 0zM5 23h22v3H5zM14 6h4v3h-1v3h-2V9h-1z"
        />
      </chakra.svg>
    </Panel>
  );
}

/** Frames the screens that need no session: the form, and beside it the brand panel with the logo. */
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
        >
          <Logo />
          <Text fontWeight={600} fontSize="lg">
            {product}
          </Text>
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
