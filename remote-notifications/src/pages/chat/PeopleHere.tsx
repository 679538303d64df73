import { Box, Button, Flex, Text } from '@frontdesk/shared/ui/core';
import { useId } from 'react';
import * as messages from '../../messages';

interface PeopleHereProps {
  /** Everybody in the chat, including the person herself. */
  readonly names: readonly string[];
  readonly ownName: string;
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Lists who else is in the chat now; pressing a name fills in the recipient. */
export function PeopleHere({ names, ownName, chosen, onChoose }: PeopleHereProps) {
  const titleId = useId();
  const others = names.filter((name) => !isSame(name, ownName));
  return (
    <Box>
      <Text id={titleId} fontSize="sm" fontWeight={500} mb="2">
        {messages.hereNow}
      </Text>
      <Box role="status">
        {others.length === 0 && (
          <Text fontSize="sm" tone="muted">
            {messages.nobodyHere}
          </Text>
        )}
        <Flex as="ul" aria-labelledby={titleId} gap="2" wrap="wrap" listStyleType="none" maxH="40vh" overflowY="auto">
          {others.map((name) => (
            <Box as="li" key={name} maxW="100%">
              <Button
                variant="outline"
                size="sm"
                maxW="100%"
                aria-pressed={isSame(name, chosen)}
                onClick={() => onChoose(name)}
              >
                <Box as="span" overflow="hidden" textOverflow="ellipsis" title={name}>
                  {name}
                </Box>
              </Button>
            </Box>
          ))}
        </Flex>
      </Box>
    </Box>
  );
}
