import {
  RouterLink,
  showToast,
  storage,
  useParams,
  useRealtime,
  useSession,
  useUnsavedWork,
} from '@frontdesk/shared/app';
import { getBots } from '@frontdesk/shared/endpoints/bot';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import { Button, Card, PageFrame, Stack, Text } from '@frontdesk/shared/ui/core';
import { EmptyState } from '@frontdesk/shared/ui/data';
import { TextField } from '@frontdesk/shared/ui/form';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import { useState } from 'react';

/** All of contract 1.0, and of what 1.1 added: storage, unsaved work, the hub's state. */
export function SamplePage() {
  const { word } = useParams();
  const { token } = useSession();
  const { data: agents } = useQuery(endpointQuery(getBots, {}));
  const [typed, setTyped] = useState('');
  const [isAsking, setAsking] = useState(false);
  useUnsavedWork(typed !== '');
  const { status } = useRealtime();
  storage.write('SAMPLE', 'kept');
  return (
    <PageFrame title={`Sample ${word}`} intro={token ? 'Signed in' : 'Signed out'}>
      <Card>
        <Stack gap="4">
          <Text>{agents ? `${agents.length} agents` : 'Loading...'}</Text>
          <TextField label="Typed" name="typed" value={typed} errors={[]} onChange={setTyped} />
          <Button onClick={() => setAsking(true)}>Ask</Button>
          <RouterLink to="/MyQr">To another remote</RouterLink>
          <Text>
            Added in 1.1: {storage.read('SAMPLE')}, {typeof status}
          </Text>
          <EmptyState icon={null}>Nothing was added yet.</EmptyState>
        </Stack>
      </Card>
      <ConfirmDialog
        isOpen={isAsking}
        question="Is everything here?"
        confirmLabel="Yes"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          showToast('success', `Everything, ${typed}`);
        }}
      />
    </PageFrame>
  );
}
