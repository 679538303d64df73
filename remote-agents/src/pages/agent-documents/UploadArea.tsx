import { formatBytes } from '@frontdesk/shared/endpoints/format-bytes';
import { useQuery } from '@frontdesk/shared/query';
import { Text } from '@frontdesk/shared/ui/core';
import { latePart, Skeleton } from '@frontdesk/shared/ui/data';
import Upload from 'lucide-react/icons/upload';
import { useId } from 'react';
import { limitsQuery } from '../../api/limits';
import * as messages from '../../messages';
import { kindNames } from '../../model/kind-names';

/** Loads on demand, because the other tabs do not need it. */
const FileDrop = latePart({
  load: async () => (await import('@frontdesk/shared/ui/file-drop')).FileDrop,
  failed: messages.documents.dropFailed,
  whileLoading: <Skeleton height="82px" aria-hidden="true" />,
});

/** Chooses files or accepts dropped ones; uploads start at once. */
export function UploadArea({ onFiles }: { onFiles: (files: Iterable<File>) => void }) {
  const hint = useId();
  const { data: limits } = useQuery(limitsQuery);
  return (
    <FileDrop
      label={messages.documents.chooseDocuments}
      button={
        <>
          <Upload aria-hidden /> {messages.documents.upload}
        </>
      }
      describedBy={hint}
      accept={limits?.documentKinds.join()}
      onFiles={onFiles}
    >
      <Text id={hint} tone="muted" flex="1 1 14rem">
        {limits
          ? messages.documents.dropLimits(kindNames(limits), formatBytes(limits.documentBytes))
          : messages.documents.drop}
      </Text>
    </FileDrop>
  );
}
