import { messageOf } from '@frontdesk/shared/app';
import { Button, ButtonLink, Flex, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import * as batchMessages from '../../batch-messages';
import * as messages from '../../messages';
import type { QrStyle } from '../../model/qr-style';
import type { BatchRow } from '../../model/read-batch';
import { urls } from '../../urls';
import type { Batch } from './batch-work';
import type { BatchActions } from './use-batch';

interface SavePartProps {
  readonly rows: readonly BatchRow[];
  readonly batch: Batch;
  /** The style of the saved codes. */
  readonly style: QrStyle;
  readonly actions: BatchActions;
}

/** Saves the valid rows in My Qr. */
export function SavePart({ rows, batch, style, actions }: SavePartProps) {
  const { isSaving: saving, failure, results } = batch;
  const good = rows.filter((row) => row.ok);
  if (good.length === 0) return null;
  const saved = [...results.values()].filter(({ isSaved }) => isSaved).length;
  const refused = results.size - saved;
  const open = good.length - saved;
  return (
    <Stack gap="3">
      {open > 0 && (
        <Flex gap="3" wrap="wrap" align="center">
          <Button variant="outline" pending={saving} onClick={() => actions.save(good, style)}>
            {saved > 0 ? batchMessages.saveRest(open) : batchMessages.saveAll}
          </Button>
          {saving && (
            <Button variant="outline" onClick={actions.stop}>
              {batchMessages.stopSaving}
            </Button>
          )}
          {saving && <Text tone="muted">{batchMessages.savedOf(saved, good.length)}</Text>}
        </Flex>
      )}
      {failure !== null && (
        <Notice tone="danger">
          {batchMessages.savingFailed(saved, good.length)} {messageOf(failure)}
        </Notice>
      )}
      {!saving && results.size > 0 && failure === null && (
        <Notice
          tone={refused > 0 ? 'warning' : 'success'}
          action={
            <ButtonLink variant="outline" size="sm" to={urls.myQr}>
              {messages.myQrTitle}
            </ButtonLink>
          }
        >
          {batchMessages.savedOf(saved, good.length)}
          {refused > 0 && ` · ${batchMessages.refused(refused)}`}
        </Notice>
      )}
    </Stack>
  );
}
