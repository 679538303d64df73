import { useId, useState } from 'react';
import { Button } from '../../ui/core/Button';
import { Heading, Text } from '../../ui/core/text';
import { ConfirmDialog, type ConfirmDialogProps } from '../../ui/overlay/ConfirmDialog';
import { Dialog } from '../../ui/overlay/Dialog';
import { type GalleryPart, LONG_NAME } from '../gallery-part';

const entry = '@frontdesk/shared/ui/overlay';

export const overlayParts: readonly GalleryPart[] = [
  {
    name: 'Dialog',
    entry,
    about: 'A modal dialog: it traps the focus and returns it.',
    states: { 'behind a button': () => <SampleDialog /> },
  },
  {
    name: 'ConfirmDialog',
    entry,
    about: 'Asks before something that cannot be undone. The focus starts on Cancel.',
    states: {
      'with a title': () => <SampleConfirmation title="Reception" />,
      'with a long title': () => <SampleConfirmation title={LONG_NAME.repeat(4)} />,
      'question alone': () => <SampleConfirmation />,
      pending: () => <SampleConfirmation title="Reception" pending />,
    },
  },
];

function SampleDialog() {
  const [isOpen, setOpen] = useState(false);
  const title = useId();
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} labelledBy={title}>
        <Heading id={title}>Keyboard</Heading>
        <Text my="4">Press Escape to close this dialog.</Text>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </Dialog>
    </>
  );
}

function SampleConfirmation(props: Pick<ConfirmDialogProps, 'title' | 'pending'>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Delete the agent
      </Button>
      <ConfirmDialog
        {...props}
        isOpen={isOpen}
        question="Are you sure you want to delete this agent? This action cannot be undone."
        onConfirm={close}
        onCancel={close}
      />
    </>
  );
}
