import { showToast } from '@frontdesk/shared/app';
import { RETENTION_DAYS } from '@frontdesk/shared/endpoints/conversation';
import { useMutation, useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Box, Button } from '@frontdesk/shared/ui/core';
import { SelectField } from '@frontdesk/shared/ui/form';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { type RetentionDays, retentionQuery, roleQuery, saveRetention } from '../../api/conversation-list';
import * as listWords from '../../messages/conversation-list';
import { exporting as exportingWords } from '../../messages/conversations';
import type { ConversationFilters } from '../../model/conversations';
import { showFailure } from '../show-failure';
import type { ExportFormat } from './export-conversations';

const OPTIONS = [
  ...RETENTION_DAYS.map((days) => ({ value: String(days), label: listWords.retention.days(days) })),
  { value: '', label: listWords.retention.always },
];

/**
 * Shows how long conversations are stored. Only owners can change this. A shorter time deletes conversations, so the
 * field asks first.
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
      showToast('success', listWords.retention.saved);
    },
    onError: showFailure(listWords.retention.failed),
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
        label={listWords.retention.label}
        name="retention"
        value={String(asked ?? retention.days ?? '')}
        options={options}
        hint={isMember ? listWords.retention.member : listWords.retention.hint}
        onChange={choose}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        question={listWords.retention.question(asked ?? 0)}
        confirmLabel={listWords.retention.confirm}
        pending={saving.isPending}
        onConfirm={() => saving.mutate(asked)}
        onCancel={() => setAsked(null)}
      />
    </Box>
  );
}

const FORMATS: readonly ExportFormat[] = ['csv', 'json'];

/** Downloads the filtered list with all messages. */
export function ExportButtons({ filters }: { filters: ConversationFilters }) {
  const exporting = useMutation({
    mutationFn: async (format: ExportFormat) =>
      (await import('./export-conversations')).exportConversations(filters, format),
    onError: showFailure(exportingWords.failed),
  });
  return FORMATS.map((format) => {
    const isPending = exporting.isPending && exporting.variables === format;
    return (
      <Button
        key={format}
        variant="ghost"
        px={{ base: '2', sm: '3' }}
        pending={isPending}
        aria-label={exportingWords[format]}
        onClick={() => !exporting.isPending && exporting.mutate(format)}
      >
        {!isPending && <Download aria-hidden />}
        <Box as="span" hideBelow="sm">
          {exportingWords[format]}
        </Box>
        <Box as="span" hideFrom="sm">
          {format.toUpperCase()}
        </Box>
      </Button>
    );
  });
}
