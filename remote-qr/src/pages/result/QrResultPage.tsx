import { type LiveNotification, onLiveNotification, useLocation, useNavigate } from '@frontdesk/shared/app';
import { ButtonLink, Card, Notice, PageFrame } from '@frontdesk/shared/ui/core';
import { EmptyState } from '@frontdesk/shared/ui/data';
import ImageOff from 'lucide-react/icons/image-off';
import { useEffect, useMemo, useState } from 'react';
import { type EditState, type ResultState, readResultState } from '../../model/navigation-state';
import { readContent } from '../../model/qr-content';
import type { QrStyle } from '../../model/qr-style';
import * as studioMessages from '../../studio-messages';
import { formUrl, urls } from '../../urls';
import { isSaved, markSaved } from '../work-in-progress';
import { CodeResult } from './CodeResult';

/** Shows the latest notification received while this page is open (spec section 2.6). */
export function LiveNotificationLine() {
  const [latest, setLatest] = useState<LiveNotification | null>(null);
  useEffect(function listen() {
    return onLiveNotification(setLatest);
  }, []);
  if (!latest) return null;
  return <Notice tone="info">{latest.message ? `${latest.title}: ${latest.message}` : latest.title}</Notice>;
}

export function QrResultPage() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const result = useMemo(() => readResultState(state), [state]);
  const content = useMemo(() => result && readContent(result.type, result.payload), [result]);
  const [isBroken, setBroken] = useState(false);
  const [shownStyle, setShownStyle] = useState<QrStyle>();

  if (!result || isBroken) {
    return (
      <PageFrame title={studioMessages.resultTitle}>
        <LiveNotificationLine />
        <Card>
          <EmptyState
            icon={<ImageOff aria-hidden />}
            action={<ButtonLink to={urls.generate}>{studioMessages.backToMenu}</ButtonLink>}
          >
            {studioMessages.noQr}
          </EmptyState>
        </Card>
      </PageFrame>
    );
  }

  const { dataUrl, type, payload, id, name, draft, style, url, isUnsaved } = result;
  const wasSaved = isSaved(draft);
  // A new code can be created from a saved one; with the same draft the form would stay empty.
  const opened: EditState = { id, name, payload, draft: wasSaved ? undefined : draft, style: shownStyle ?? style };
  return (
    <PageFrame
      title={studioMessages.resultTitle}
      intro={studioMessages.resultIntro}
      action={
        <ButtonLink variant="outline" to={formUrl(type)} state={opened}>
          {studioMessages.changeContent}
        </ButtonLink>
      }
    >
      <LiveNotificationLine />
      <CodeResult
        dataUrl={dataUrl}
        content={content}
        id={id}
        name={name}
        url={url}
        isUnsaved={isUnsaved === true}
        chosen={style}
        onStyle={setShownStyle}
        wasSaved={wasSaved}
        onSaved={() => markSaved(draft)}
        onMadeChangeable={(made) => {
          markSaved(draft);
          const changed: ResultState = { ...made, type, payload, style: shownStyle ?? style };
          void navigate('.', { replace: true, state: changed });
        }}
        onBroken={() => setBroken(true)}
      />
    </PageFrame>
  );
}
