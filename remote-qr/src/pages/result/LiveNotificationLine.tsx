import { type LiveNotification, onLiveNotification } from '@frontdesk/shared/app';
import { Notice } from '@frontdesk/shared/ui/core';
import { useEffect, useState } from 'react';

/** The latest notification that arrived while this page was open (spec section 2). */
export function LiveNotificationLine() {
  const [latest, setLatest] = useState<LiveNotification | null>(null);
  useEffect(function listen() {
    return onLiveNotification(setLatest);
  }, []);
  if (!latest) return null;
  return <Notice tone="info">{latest.message ? `${latest.title}: ${latest.message}` : latest.title}</Notice>;
}
