import type { Selection } from '@frontdesk/shared/selection';
import { Button, Flex } from '@frontdesk/shared/ui/core';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import { type RefObject, useState } from 'react';
import * as messages from '../../messages';
import type { AgentSummary } from '../../model/agent';
import { usePassFocusOn } from '../use-pass-focus-on';
import type { BulkAction } from './BulkResults';

export interface SelectionBarProps {
  readonly selection: Selection<AgentSummary>;
  readonly isRunning: boolean;
  readonly onAct: (action: BulkAction) => void;
  readonly fallback: RefObject<HTMLElement | null>;
}

/** The actions for all selected agents. Asks before it deletes them. */
export function SelectionActions({ selection, isRunning, onAct, fallback }: SelectionBarProps) {
  const frame = usePassFocusOn<HTMLDivElement>(fallback);
  const [isAsking, setAsking] = useState(false);
  return (
    <Flex ref={frame} wrap="wrap" align="center" gap="2">
      <Button variant="outline" size="sm" pending={isRunning} onClick={() => onAct('enable')}>
        {messages.changes.enable}
      </Button>
      <Button variant="outline" size="sm" pending={isRunning} onClick={() => onAct('disable')}>
        {messages.changes.disable}
      </Button>
      <Button variant="outline" size="sm" pending={isRunning} onClick={() => setAsking(true)}>
        {messages.changes.deleteSelected}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => selection.replace([])}>
        {messages.changes.clearSelection}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        question={messages.changes.bulkDeleteQuestion(selection.selected.length)}
        pending={isRunning}
        onConfirm={() => {
          setAsking(false);
          onAct('delete');
        }}
        onCancel={() => setAsking(false)}
      />
    </Flex>
  );
}
