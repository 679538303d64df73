import { Button, Flex, Text } from '@frontdesk/shared/ui/core';
import type { Selection } from './use-selection';

/** How many agents are ticked, those on other pages too. */
export function SelectionBar({ selection }: { selection: Selection }) {
  return (
    <Flex role="status" align="center" gap="2" minH={{ base: '0', md: '40px' }}>
      {selection.count > 0 && (
        <>
          <Text fontWeight={500}>{selection.count} selected</Text>
          <Button variant="ghost" size="sm" onClick={selection.clear}>
            Clear selection
          </Button>
        </>
      )}
    </Flex>
  );
}
