import { Button, Flex, Text } from '@frontdesk/shared/ui/core';
import type { RefObject } from 'react';
import * as messages from '../../messages';
import { usePassFocusOn } from '../use-pass-focus-on';
import type { BulkAction } from './bulk-action';
import type { Selection } from './use-selection';

interface SelectionBarProps {
  readonly selection: Selection;
  readonly isRunning: boolean;
  readonly onAct: (action: BulkAction) => void;
  readonly fallback: RefObject<HTMLElement | null>;
}

/** Shows how many agents are selected, on all pages, and the actions for all of them. */
export function SelectionBar(props: SelectionBarProps) {
  const { count } = props.selection;
  return (
    <Flex wrap="wrap" align="center" gap="2" minH={{ base: '0', md: '40px' }}>
      <Text role="status" fontWeight={500}>
        {count > 0 && messages.grid.selected(count)}
      </Text>
      {count > 0 && <SelectionActions {...props} />}
    </Flex>
  );
}

function SelectionActions({ selection, isRunning, onAct, fallback }: SelectionBarProps) {
  const frame = usePassFocusOn<HTMLDivElement>(fallback);
  return (
    <Flex ref={frame} wrap="wrap" align="center" gap="2">
      <Button variant="outline" size="sm" pending={isRunning} onClick={() => onAct('enable')}>
        {messages.grid.enable}
      </Button>
      <Button variant="outline" size="sm" pending={isRunning} onClick={() => onAct('disable')}>
        {messages.grid.disable}
      </Button>
      <Button variant="outline" size="sm" pending={isRunning} onClick={() => onAct('delete')}>
        {messages.grid.deleteSelected}
      </Button>
      <Button variant="ghost" size="sm" onClick={selection.clear}>
        {messages.grid.clearSelection}
      </Button>
    </Flex>
  );
}
