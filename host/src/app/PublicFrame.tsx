import { Box, chakra, Flex, Logo, Text } from '@frontdesk/shared/ui/core';
import * as messages from '../messages/page';
import { product } from '../messages/page';
import { PageOutlet } from '../remotes/page/PageOutlet';

const Panel = chakra('aside', {
  base: {
    display: { base: 'none', lg: 'flex' },
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: '10',
    flex: '0 0 44%',
    pt: '16',
    px: '14',
    position: 'sticky',
    top: '0',
    height: '100dvh',
    textWrap: 'balance',
    color: '#f3ede2',
    // The same ink in both themes.
    bg: '#1e1b26',
  },
});

/** A key on its hook, and the way to the next hook. */
const KEY = 'v6a7 7 0 1 0 .1 0m0 14v22m0-4h6m-6-7h5';
const NEXT = 'm44.9-31';
const HOOK = 'v6m50-6';

/** Shows what the product does beside the login forms, and a desk with its keys and bell. Wide screens only. */
function BrandPanel() {
  return (
    <Panel aria-label={messages.about}>
      <Box maxW="440px" mx="auto" width="100%">
        <Box fontSize="2xl" fontWeight={600} lineHeight="1.2">
          {messages.slogan}
        </Box>
        <Box mt="3" opacity={0.85}>
          {messages.offer}
        </Box>
      </Box>
      <chakra.svg
        viewBox="0 0 440 330"
        maxW="520px"
        width="100%"
        mx="auto"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        aria-hidden
      >
        <path
          opacity=".5"
          d="M60 8h320v166H60zM60 91h320M20 256h400v14H20zM40 270v60M400 270v60M96 256v-9h54v9M102 247v-8h44v8M318 256h40M338 256v-52m-24 0a24 24 0 0 1 48 0z"
        />
        <path
          stroke="#d9a74f"
          d={`M95 22${KEY}${NEXT}${HOOK}${KEY}${NEXT}${KEY}${NEXT}${HOOK}${KEY}M95 105${HOOK}${KEY}${NEXT}${KEY}${NEXT}${HOOK}${KEY}${NEXT}${KEY}`}
        />
        <path
          fill="#d9a74f"
          stroke="none"
          d="M190 246a30 30 0 0 1 60 0zM184 249h72v7h-72zM213 205h14v7h-5v6h-4v-6h-5z"
        />
      </chakra.svg>
    </Panel>
  );
}

/** Frames the screens that need no session: the logo above the form, and on wide screens the brand panel beside it. */
export function PublicFrame() {
  return (
    <Flex minH="100dvh">
      <BrandPanel />
      <Flex direction="column" flex="1" minW={0}>
        <Flex
          as="header"
          justify="center"
          pt={{ base: '8', md: 'clamp(40px, 10vh, 120px)' }}
          pb="6"
          gap="3"
          align="center"
        >
          <Logo />
          <Text fontWeight={600} fontSize="lg">
            {product}
          </Text>
        </Flex>
        <Box as="main" flex="1" width="100%" maxW="440px" mx="auto" px="4" pb="14">
          <PageOutlet />
        </Box>
      </Flex>
    </Flex>
  );
}
