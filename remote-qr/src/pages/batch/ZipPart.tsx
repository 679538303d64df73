import { Button, ButtonLink, Flex, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import * as batchMessages from '../../batch-messages';
import { printStateOf } from '../../model/print-code';
import type { QrStyle } from '../../model/qr-style';
import type { BatchRow } from '../../model/read-batch';
import { urls } from '../../urls';
import { useZip } from './use-zip';

interface ZipPartProps {
  readonly rows: readonly BatchRow[];
  /** The style of all codes. */
  readonly style: QrStyle;
}

/** Downloads or prints the valid rows. */
export function ZipPart({ rows, style }: ZipPartProps) {
  const good = rows.filter((row) => row.ok);
  const { state, start, stop } = useZip(good, style);
  if (good.length === 0) return null;
  return (
    <Stack gap="3">
      <Flex gap="3" wrap="wrap" align="center">
        <Button pending={state.status === 'making'} onClick={start}>
          {batchMessages.makeZip(good.length)}
        </Button>
        {state.status === 'making' ? (
          <Button variant="outline" onClick={stop}>
            {batchMessages.stop}
          </Button>
        ) : (
          <ButtonLink variant="outline" to={urls.printSheet} state={printStateOf(good, style)}>
            {batchMessages.printThese}
          </ButtonLink>
        )}
        {state.status === 'making' && <Text tone="muted">{batchMessages.making(state.made, good.length)}</Text>}
      </Flex>
      {state.status === 'failed' && <Notice tone="danger">{batchMessages.zipFailed}</Notice>}
      {state.status === 'done' && (
        <Notice tone={state.unread > 0 ? 'warning' : 'success'}>
          {batchMessages.done(good.length)}
          {state.unread > 0 && ` · ${batchMessages.doNotScan(state.unread)}`}
        </Notice>
      )}
    </Stack>
  );
}
