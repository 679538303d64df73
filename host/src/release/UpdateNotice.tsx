import { type DraftPlace, draftPlaces, hasUnsavedWork } from '@frontdesk/shared/app';
import { Button, Card, Notice, Text, TextLink } from '@frontdesk/shared/ui/core';
import { useState } from 'react';
import * as messages from '../messages/frame';
import { useRelease } from './release-store';

/** Offers to reload when a newer release is ready. Never reloads by itself, and never while there is unsaved work. */
export function UpdateNotice() {
  const isNewReady = useRelease((release) => release.isNewReady);
  const [unsaved, setUnsaved] = useState<readonly DraftPlace[] | null>(null);
  if (!isNewReady) return null;

  function reload() {
    if (hasUnsavedWork()) setUnsaved(draftPlaces());
    else window.location.reload();
  }

  return (
    <Card p="0" overflow="hidden">
      <Notice
        tone="info"
        action={
          <Button size="sm" onClick={reload}>
            {messages.reload}
          </Button>
        }
      >
        <strong>{messages.headline}</strong>
        <Text>{unsaved ? messages.saveFirst : messages.ready}</Text>
        {unsaved?.map(({ path, title }) => (
          <TextLink key={path} to={path} display="block">
            {title}
          </TextLink>
        ))}
      </Notice>
    </Card>
  );
}
