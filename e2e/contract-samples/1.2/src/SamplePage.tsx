import {
  beginBackgroundWork,
  openPeerChat,
  RouterLink,
  showToast,
  storage,
  useBackgroundWork,
  useDraftText,
  useParams,
  useRealtime,
  useSession,
  useUnsavedWork,
} from '@frontdesk/shared/app';
import { getBots } from '@frontdesk/shared/endpoints/bot';
import { endpointQuery, rawAnswerQuery, useQuery } from '@frontdesk/shared/query';
import { Slot } from '@frontdesk/shared/slots';
import { Button, Card, PageFrame, Stack, Text } from '@frontdesk/shared/ui/core';
import { EmptyState } from '@frontdesk/shared/ui/data';
import { TextField } from '@frontdesk/shared/ui/form';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import { useEffect, useState } from 'react';
import { SAMPLE_SLOT } from './sample-slot';

/** Uses something of every part of contract 1.0, and of what 1.1 added; 1.2 added nothing that a page uses. */
export function SamplePage() {
  const { word } = useParams();
  const { token } = useSession();
  const { data: agents } = useQuery(endpointQuery(getBots, {}));
  const { data: raw } = useQuery(rawAnswerQuery('/api/bot/getBots'));
  const [typed, setTyped] = useState('');
  const [note, setNote] = useDraftText('sample/note');
  const [isAsking, setAsking] = useState(false);
  const [names, setNames] = useState<readonly string[] | null>(null);
  const { status } = useRealtime();
  const works = useBackgroundWork();
  useUnsavedWork(typed !== '');
  useEffect(() => beginBackgroundWork({ label: 'Sampling', path: '/sample/x' }).end, []);
  useEffect(() => {
    const ignore = () => undefined;
    const onStatus = (now: string) => {
      if (now === 'Connected') void chat?.setName('Sample');
    };
    const chat = openPeerChat({ onStatus, onMessage: ignore, onSignal: ignore, onPresence: setNames });
    return () => chat?.close();
    // There is no peer chat before the host has its connection.
  }, [status]);
  storage.write('SAMPLE', 'kept');
  return (
    <PageFrame title={`Sample ${word}`} intro={token ? 'Signed in' : 'Signed out'}>
      <Card>
        <Stack gap="4">
          <Text>{agents ? `${agents.length} agents` : 'Loading...'}</Text>
          <TextField label="Typed" name="typed" value={typed} errors={[]} onChange={setTyped} />
          <TextField label="Note" name="note" value={note} errors={[]} onChange={setNote} />
          <Button onClick={() => setAsking(true)}>Ask</Button>
          <RouterLink to="/MyQr">To another remote</RouterLink>
          <Text>Storage: {storage.read('SAMPLE')}</Text>
          <Text>Background work: {works.map(({ label }) => label).join()}</Text>
          <Text>Peer chat: {names ? 'presence' : 'waiting'}</Text>
          <Text>Calls: {Array.isArray(raw) ? 'raw answer' : 'waiting'}</Text>
          <EmptyState drawing="agents">Nothing was added yet.</EmptyState>
          <Slot slot={SAMPLE_SLOT} context={{ word: word ?? '' }} />
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
