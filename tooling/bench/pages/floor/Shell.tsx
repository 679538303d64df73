import { Box, Flex, Link, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const PAGES = { '/admin': 'Dashboard', '/agent': 'Agents', '/GenerateQr': 'New code', '/MyQr': 'QR codes' };

/** The top bar and the sidebar around a floor page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Flex as="header" h="14" px="4" align="center" borderBottomWidth="1px">
        Frontdesk
      </Flex>
      <Flex>
        <Stack as="nav" w="60" p="4">
          {Object.entries(PAGES).map(([href, name]) => (
            <Link key={href} href={href}>
              {name}
            </Link>
          ))}
        </Stack>
        <Box as="main" flex="1" p="6">
          {children}
        </Box>
      </Flex>
    </>
  );
}
