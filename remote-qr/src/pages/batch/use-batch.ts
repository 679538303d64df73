import { useQueryClient } from '@frontdesk/shared/query';
import { useSyncExternalStore } from 'react';
import { announceCodesChanged, refreshCodes } from '../../api/code-changes';
import type { QrStyle } from '../../model/qr-style';
import { type Batch, batchWork } from './batch-work';
import { readBatchFile } from './read-batch-file';
import type { GoodRow } from './save-row';

export interface BatchActions {
  open(file: File): void;
  save(rows: readonly GoodRow[], style: QrStyle): void;
  stop(): void;
}

/** Returns the tab's batch, updates with it, and provides its actions. */
export function useBatch(): { readonly batch: Batch; readonly actions: BatchActions } {
  const queries = useQueryClient();
  function showSaved() {
    void refreshCodes(queries);
    announceCodesChanged();
  }
  return {
    batch: useSyncExternalStore(batchWork.subscribe, batchWork.read),
    actions: {
      open: (file) => void readBatchFile(file).then((read) => batchWork.open(read)),
      save: (rows, style) => void batchWork.save(rows, style, showSaved),
      stop: () => batchWork.stop(),
    },
  };
}
