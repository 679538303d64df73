import { useQueryClient } from '@frontdesk/shared/query';
import { useSyncExternalStore } from 'react';
import { getMyQrs } from '../../api/get-my-qrs';
import { type Batch, batchWork } from './batch-work';
import { readBatchFile } from './read-batch-file';
import type { GoodRow } from './save-row';

export interface BatchActions {
  open(file: File): void;
  save(rows: readonly GoodRow[]): void;
  stop(): void;
}

/** The tab's batch, kept current, and what can be done with it. */
export function useBatch(): { readonly batch: Batch; readonly actions: BatchActions } {
  const queries = useQueryClient();
  const refreshList = () => void queries.invalidateQueries({ queryKey: getMyQrs().queryKey });
  return {
    batch: useSyncExternalStore(batchWork.subscribe, batchWork.read),
    actions: {
      open: (file) => void readBatchFile(file).then((read) => batchWork.open(read)),
      save: (rows) => void batchWork.save(rows, refreshList),
      stop: () => batchWork.stop(),
    },
  };
}
