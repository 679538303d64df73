import { showToast } from '@frontdesk/shared/app';
import { RETENTION_DAYS } from '@frontdesk/shared/endpoints/conversation';
import { useMutation, useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Box } from '@frontdesk/shared/ui/core';
import { SelectField } from '@frontdesk/shared/ui/form';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import { useState } from 'react';
import { type RetentionDays, retentionQuery, roleQuery, saveRetention } from '../../api/conversation-list';
import * as conversationMessages from '../../messages/conversations';
import { showFailure } from '../show-failure';

const words = conversationMessages.retention;
const OPTIONS = [
  ...RETENTION_DAYS.map((days) => ({ value: String(days), label: words.days(days) })),
  { value: '', label: words.always },
];

/**
 * Shows how long conversations are stored. Only owners can change that; a shorter time deletes conversations, so it
 * asks first.
 */
export function RetentionField() {
  const client = useQueryClient();
  const { data: retention } = useQuery(retentionQuery());
  const { data: account } = useQuery(roleQuery());
  const [asked, setAsked] = useState<RetentionDays>(null);
  const saving = useMutation({
    mutationFn: saveRetention,
    onSuccess(_, days) {
      client.setQueryData(retentionQuery().queryKey, { days });
      showToast('success', words.saved);
    },
    onError: showFailure(words.failed),
    onSettled: () => setAsked(null),
  });
  if (!retention) return null;

  function choose(value: string) {
    const days = RETENTION_DAYS.find((candidate) => String(candidate) === value) ?? null;
    const isShorter = days !== null && days < (retention?.days ?? Number.POSITIVE_INFINITY);
    if (isShorter) setAsked(days);
    else saving.mutate(days);
  }

  const isMember = account !== undefined && account.role !== 'owner';
  const options = isMember ? OPTIONS.filter(({ value }) => value === String(retention.days ?? '')) : OPTIONS;
  return (
    <Box maxW="320px" mt="8">
      <SelectField
        label={words.label}
        name="retention"
        value={String(asked ?? retention.days ?? '')}
        options={options}
        hint={isMember ? words.member : words.hint}
        onChange={choose}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        question={words.question(asked ?? 0)}
        confirmLabel={words.confirm}
        pending={saving.isPending}
        onConfirm={() => saving.mutate(asked)}
        onCancel={() => setAsked(null)}
      />
    </Box>
  );
}
