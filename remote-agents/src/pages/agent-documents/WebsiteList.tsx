import { showToast } from '@frontdesk/shared/app';
import { useMutation } from '@frontdesk/shared/query';
import { Box } from '@frontdesk/shared/ui/core';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import { useState } from 'react';
import { refreshWebsite, removeWebsite, type Website } from '../../api/documents';
import * as messages from '../../messages';
import { showFailure } from '../show-failure';
import { useOneAtATime } from '../use-one-at-a-time';
import { WebsiteRow } from './WebsiteRow';

const words = messages.websites;

interface WebsiteListProps {
  readonly websites: readonly Website[];
  readonly onChanged: () => Promise<unknown>;
  /** Called after the focused row was removed. */
  readonly onRemoved: () => void;
}

/** Lists the websites of an agent, each with the result of its last fetch. */
export function WebsiteList({ websites, onChanged, onRemoved }: WebsiteListProps) {
  const [leaving, setLeaving] = useState<Website | null>(null);
  const refreshing = useMutation({
    mutationFn: ({ id }: Website) => refreshWebsite(id),
    async onSuccess() {
      showToast('success', words.refreshStarted);
      await onChanged();
    },
    onError: showFailure(words.refreshFailed),
  });
  const removal = useMutation({
    mutationFn: ({ id }: Website) => removeWebsite(id),
    async onSuccess() {
      showToast('success', words.removed);
      await onChanged();
      onRemoved();
    },
    onError: showFailure(words.removeFailed),
    onSettled: () => setLeaving(null),
  });
  const refresh = useOneAtATime(refreshing.mutate);
  const remove = useOneAtATime(removal.mutate);
  return (
    <>
      <Box as="ul" listStyleType="none" aria-label={words.title} mt="4" borderTopWidth="1px">
        {websites.map((website) => (
          <WebsiteRow
            key={website.id}
            website={website}
            onRefresh={() => refresh(website)}
            onRemove={() => setLeaving(website)}
          />
        ))}
      </Box>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={leaving?.address}
        question={leaving ? words.removeQuestion(leaving.address, leaving.pages) : ''}
        confirmLabel={words.remove}
        pending={removal.isPending}
        onConfirm={() => leaving && remove(leaving)}
        onCancel={() => setLeaving(null)}
      />
    </>
  );
}
