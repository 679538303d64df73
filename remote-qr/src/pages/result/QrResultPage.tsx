import { useLocation } from '@frontdesk/shared/app';
import { ButtonLink, Card, Grid, PageFrame } from '@frontdesk/shared/ui/core';
import { EmptyState } from '@frontdesk/shared/ui/data';
import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';
import { messages } from '../../messages';
import { type EditState, readResultState } from '../../model/navigation-state';
import { readContent } from '../../model/qr-content';
import { QR_SIZE_DEFAULT } from '../../model/qr-size';
import { formUrls, urls } from '../../urls';
import { DownloadPart } from './DownloadPart';
import { QrImage } from './QrImage';
import { SaveForm } from './SaveForm';

export function QrResultPage() {
  const result = readResultState(useLocation().state);
  const [size, setSize] = useState(QR_SIZE_DEFAULT);
  const [isBroken, setBroken] = useState(false);

  if (!result || isBroken) {
    return (
      <PageFrame title={messages.resultTitle}>
        <Card>
          <EmptyState
            icon={<ImageOff aria-hidden />}
            action={<ButtonLink to={urls.generate}>{messages.backToMenu}</ButtonLink>}
          >
            {messages.noQr}
          </EmptyState>
        </Card>
      </PageFrame>
    );
  }

  const { dataUrl, type, payload, id, name } = result;
  const content = readContent(type, payload);
  const opened: EditState = { id, name, payload };
  return (
    <PageFrame
      title={messages.resultTitle}
      intro={messages.resultIntro}
      action={
        <ButtonLink variant="outline" to={formUrls[type]} state={opened}>
          {messages.changeContent}
        </ButtonLink>
      }
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '450px minmax(0, 1fr)' }} gap="6" alignItems="start">
        <QrImage dataUrl={dataUrl} size={size} content={content} onBroken={() => setBroken(true)} />
        <Grid gap="6">
          <DownloadPart dataUrl={dataUrl} size={size} onSize={setSize} />
          <SaveForm content={content} id={id} name={name} />
        </Grid>
      </Grid>
    </PageFrame>
  );
}
