import { Button, Flex, Text } from '@frontdesk/shared/ui/core';
import type { BulkAction } from './use-bulk-actions';
import type { Selection } from './use-selection';

interface SelectionBarProps {
  readonly selection: Selection;
  readonly isRunning: boolean;
  readonly onAct: (action: BulkAction) => void;
}

/** How many agents are ticked, those on other pages too, and what can be done to all of them. */
export function SelectionBar({ selection, isRunning, onAct }: SelectionBarProps) {
  return (
    <Flex wrap="wrap" align="center" gap="2" minH={{ base: '0', md: '40px' }}>
      <Text role="status" fontWeight={500}>
        {selection.count > 0 && `${selection.count} selected`}
      </Text>
      {selection.count > 0 && (
        <>
          <Button variant="outline" size="sm" pending={isRunning} onClick={() => onAct('enable')}>
            Enable
          </Button>
          <Button variant="outline" size="sm" pending={isRunning} onClick={() => onAct('disable')}>
            Disable
          </Button>
          <Button variant="outline" size="sm" pending={isRunning} onClick={() => onAct('delete')}>
            Delete selected
          </Button>
          <Button variant="ghost" size="sm" onClick={selection.clear}>
            Clear selection
          </Button>
        </>
      )}
    </Flex>
  );
}
