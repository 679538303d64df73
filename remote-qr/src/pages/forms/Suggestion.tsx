import { Button, Notice } from '@frontdesk/shared/ui/core';
import * as studioMessages from '../../messages/studio';

interface SuggestionProps {
  readonly text: string | undefined;
  readonly onTake: (text: string) => void;
}

/** Offers a correction, which replaces the typed text only when the owner accepts it. */
export function Suggestion({ text, onTake }: SuggestionProps) {
  if (text === undefined) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button variant="outline" size="sm" py="1.5" maxW="100%" overflowWrap="anywhere" onClick={() => onTake(text)}>
          {studioMessages.suggestion(text)}
        </Button>
      }
    >
      {studioMessages.suggestionQuestion}
    </Notice>
  );
}
