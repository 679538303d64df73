import { type LiveNotification, onLiveNotification } from '@frontdesk/shared/app';
import { Notice } from '@frontdesk/shared/ui/core';
import { useEffect, useState } from 'react';

/** Shows the latest notification received while this page is open (spec section 2.6). */
export function LiveNotificationLine() {
  const [latest, setLatest] = useState<LiveNotification | null>(null);
  useEffect(function listen() {
    return onLiveNotification(setLatest);
  }, []);
  if (!latest) return null;
  return <Notice tone="info">{latest.message ? `${latest.title}: ${latest.message}` : latest.title}</Notice>;
}
