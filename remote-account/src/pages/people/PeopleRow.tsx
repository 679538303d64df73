import { Box, Flex, Text } from '@frontdesk/shared/ui/core';
import type { ReactNode } from 'react';

interface PeopleRowProps {
  /** Describes the buttons. */
  readonly nameId: string;
  readonly name: string;
  readonly badges?: ReactNode;
  readonly detail: ReactNode;
  /** The buttons; nothing for people who may not use them. */
  readonly children: ReactNode;
}

export function PeopleRow({ nameId, name, badges, detail, children }: PeopleRowProps) {
  return (
    <Flex
      as="li"
      gap="3"
      py="3"
      align="center"
      justify="space-between"
      wrap="wrap"
      borderColor="line"
      _notFirst={{ borderTopWidth: '1px' }}
    >
      <Box flex="1 1 14rem" minW={0}>
        <Flex gap="2" align="center" wrap="wrap">
          <Text id={nameId} fontWeight={500}>
            {name}
          </Text>
          {badges}
        </Flex>
        <Text fontSize="sm" tone="muted">
          {detail}
        </Text>
      </Box>
      {children && (
        <Flex gap="2" wrap="wrap">
          {children}
        </Flex>
      )}
    </Flex>
  );
}
