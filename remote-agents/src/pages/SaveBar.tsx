import { messageOf } from '@frontdesk/shared/app';
import { Button, chakra, Flex, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { useEffect, useRef, useState } from 'react';
import * as messages from '../messages';

/**
 * A focused element is scrolled this far above the bar, so that the bar never covers it. The bar itself does not move.
 */
export const SAVE_BAR_ROOM = { '& :not([data-changed] *)': { scrollMarginBottom: '96px' } } as const;

const Bar = chakra('div', {
  base: {
    '&[data-changed]': {
      position: 'sticky',
      bottom: '3',
      zIndex: 1,
      px: '4',
      py: '3',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line.strong',
      rounded: 'lg',
      boxShadow: '0 4px 16px rgb(0 0 0 / 0.12)',
      animation: 'enter 160ms ease-out',
    },
  },
});

interface SaveBarProps {
  readonly isDirty: boolean;
  /** Whether the unsaved changes are from an earlier visit. */
  readonly isDraft: boolean;
  readonly isSaving: boolean;
  /** Whether to mention that the agent's chat shows the saved changes. */
  readonly isLive: boolean;
  /** The errors that the last attempts to save threw; null where there was none. */
  readonly failures: readonly unknown[];
  readonly onDiscard: () => void;
  /** The id of the form that it submits. Default: the form that the bar is in. */
  readonly form?: string;
  /** Default: submits the form. */
  readonly onSave?: () => void;
  /** The name of the save button. */
  readonly children: string;
}

/**
 * The only save button in a tab, below everything that it saves. While there are unsaved changes, the bar remains at
 * the bottom of the window and offers to discard them.
 */
export function SaveBar(props: SaveBarProps) {
  const { isDirty, isDraft, isSaving, isLive, failures, onDiscard, form, onSave, children } = props;
  const problems = failures.filter((failure) => failure !== null).map(messageOf);
  const saveButton = useRef<HTMLButtonElement>(null);
  const isSaved = useHasSaved(isSaving, isDirty || problems.length > 0);
  function discard() {
    onDiscard();
    // The pressed button is removed.
    saveButton.current?.focus();
  }

  return (
    <Bar data-changed={isDirty || undefined}>
      <Stack gap="3">
        {problems.map((problem) => (
          <Notice key={problem} tone="danger">
            {problem}
          </Notice>
        ))}
        <Flex align="center" gap="3" wrap="wrap">
          {isDirty && (
            <>
              <Text flex="1" fontWeight={500}>
                {isDraft ? messages.saveBar.restored : messages.saveBar.unsaved}
              </Text>
              <Button variant="outline" disabled={isSaving} onClick={discard}>
                {isDraft ? messages.saveBar.discardRestored : messages.saveBar.discard}
              </Button>
            </>
          )}
          <Button ref={saveButton} {...(onSave ? { onClick: onSave } : { type: 'submit', form })} pending={isSaving}>
            {children}
          </Button>
          {isSaved && isLive && <Text tone="muted">{messages.saveBar.saved}</Text>}
        </Flex>
      </Stack>
    </Bar>
  );
}

/** Whether the last attempt to save succeeded and nothing has changed since. */
function useHasSaved(isSaving: boolean, isOpen: boolean): boolean {
  const [attempt, setAttempt] = useState<'none' | 'running' | 'ended'>('none');
  useEffect(
    function followAttempt() {
      setAttempt((last) => (isSaving ? 'running' : isOpen ? 'none' : last === 'running' ? 'ended' : last));
    },
    [isSaving, isOpen],
  );
  return attempt === 'ended' && !isSaving;
}
