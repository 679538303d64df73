import { Box, chakra, Flex, Logo, Stack, Text } from '@frontdesk/shared/ui/core';
import * as messages from '../messages/page';
import { product } from '../messages/page';
import { PageOutlet } from '../remotes/page/PageOutlet';

const Panel = chakra('aside', {
  base: {
    display: { base: 'none', lg: 'flex' },
    flexDirection: 'column',
    justifyContent: 'center',
    flex: '0 0 44%',
    px: '16',
    position: 'sticky',
    top: '0',
    height: '100dvh',
    color: '#fff',
    bg: 'radial-gradient(circle at 20% 10%, #724ae8, #3c1f96 75%)',
  },
});

const Bubble = chakra('p', {
  base: { px: '4', py: '3', maxW: '300px', rounded: 'lg', fontSize: 'sm' },
  variants: {
    from: {
      customer: { alignSelf: 'flex-end', bg: '#fff', color: '#2a1666', borderBottomEndRadius: '0' },
      agent: { alignSelf: 'flex-start', bg: 'rgb(255 255 255 / 0.16)', borderBottomStartRadius: '0' },
    },
  },
});

/** Shows what the product does beside the login forms. Wide screens only. */
function BrandPanel() {
  return (
    <Panel aria-label={messages.about}>
      <Box maxW="440px" mx="auto" width="100%">
        <Box fontSize="2xl" fontWeight={600} lineHeight="1.25">
          {messages.slogan}
        </Box>
        <Box mt="3" opacity={0.85}>
          {messages.offer}
        </Box>
        <Stack aria-hidden mt="10" gap="3">
          <Bubble from="customer">{messages.sampleChat.question}</Bubble>
          <Bubble from="agent">{messages.sampleChat.answer}</Bubble>
          <Bubble from="customer">{messages.sampleChat.thanks}</Bubble>
        </Stack>
      </Box>
    </Panel>
  );
}

/** Frames the screens that need no session: the logo above the form, and on wide screens the brand panel beside it. */
export function PublicFrame() {
  return (
    <Flex minH="100dvh">
      <BrandPanel />
      <Flex direction="column" flex="1" minW={0}>
        <Flex as="header" justify="center" pt={{ base: '8', md: '16' }} pb="6" gap="3" align="center">
          <Logo />
          <Text fontWeight={600} fontSize="lg">
            {product}
          </Text>
        </Flex>
        <Box as="main" flex="1" width="100%" maxW="440px" mx="auto" px="4" pb="16">
          <PageOutlet />
        </Box>
      </Flex>
    </Flex>
  );
}
