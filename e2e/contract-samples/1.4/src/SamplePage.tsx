import { RouterLink, showToast, useParams, useSession } from '@frontdesk/shared/app';
import { getBots } from '@frontdesk/shared/endpoints/bot';
import { endpointQuery, rawAnswerQuery, useQuery } from '@frontdesk/shared/query';
import { Button, Card, PageFrame, Stack, Text } from '@frontdesk/shared/ui/core';
import { EmptyState } from '@frontdesk/shared/ui/data';
import { TextField } from '@frontdesk/shared/ui/form';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import { useState } from 'react';

/** All of contract 1.0, and of what 1.4 added: an answer as the server sent it, and a toast with a link. */
export function SamplePage() {
  const { word } = useParams();
  const { token } = useSession();
  const { data: agents } = useQuery(endpointQuery(getBots, {}));
  const [typed, setTyped] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { data: raw } = useQuery(rawAnswerQuery('/api/bot/getBots'));
  return (
    <PageFrame title={`Sample ${word}`} intro={token ? 'Signed in' : 'Signed out'}>
      <Card>
        <Stack gap="4">
          <Text>{agents ? `${agents.length} agents` : 'Loading...'}</Text>
          <TextField label="Typed" name="typed" value={typed} errors={[]} onChange={setTyped} />
          <Button onClick={() => setAsking(true)}>Ask</Button>
          <RouterLink to="/MyQr">To another remote</RouterLink>
          <Text>Added in 1.4: {Array.isArray(raw) ? 'raw answer' : 'waiting'}</Text>
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
          showToast('success', `Everything, ${typed}`, '/MyQr');
        }}
      />
    </PageFrame>
  );
}
