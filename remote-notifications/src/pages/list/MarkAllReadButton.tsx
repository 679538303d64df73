import { messageOf, showToast } from '@frontdesk/shared/app';
import { Button } from '@frontdesk/shared/ui/core';
import CheckCheck from 'lucide-react/icons/check-check';
import { useState } from 'react';
import { markAllRead } from '../../api/mark-all-read';
import * as messages from '../../messages';
import { allRead, type Notifications } from '../../model/notifications';

interface MarkAllReadButtonProps {
  readonly change: (changed: (current: Notifications) => Notifications) => Promise<void>;
}

export function MarkAllReadButton({ change }: MarkAllReadButtonProps) {
  const [isPending, setPending] = useState(false);

  async function mark() {
    setPending(true);
    try {
      if (await markAllRead()) await change((current) => allRead(current, new Date().toISOString()));
      else showToast('info', messages.markAllUnavailable);
    } catch (error) {
      console.error(messages.errorLog, error);
      showToast('error', messageOf(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <Button variant="outline" pending={isPending} onClick={() => void mark()}>
      {!isPending && <CheckCheck aria-hidden />}
      {messages.markAllRead}
    </Button>
  );
}
