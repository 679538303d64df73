import { type LiveNotification, onLiveNotification, useLocation } from '@frontdesk/shared/app';
import { ButtonLink, Card, Notice, PageFrame } from '@frontdesk/shared/ui/core';
import { EmptyState } from '@frontdesk/shared/ui/data';
import { useCallback, useEffect, useMemo, useState } from 'react';
import * as resultMessages from '../../messages/result';
import { type EditState, type ResultState, readResultState } from '../../model/navigation-state';
import { readContent } from '../../model/qr-content';
import type { QrStyle } from '../../model/qr-style';
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

function introOf({ url, isUnsaved }: Pick<ResultState, 'url' | 'isUnsaved'>, wasSaved: boolean): string | undefined {
  if (wasSaved) return undefined;
  return url !== undefined && isUnsaved !== true ? resultMessages.savedIntro : resultMessages.resultIntro;
}

export function QrResultPage() {
  const { state } = useLocation();
  const result = useMemo(() => readResultState(state), [state]);
  const content = useMemo(() => result && readContent(result.type, result.payload), [result]);
  const [isBroken, setBroken] = useState(false);
  const [shown, setShown] = useState<Pick<EditState, 'style' | 'isFixed'>>({});
  const keepChosen = useCallback((style: QrStyle, isFixed: boolean) => setShown({ style, isFixed }), []);

  if (!result || isBroken) {
    return (
      <PageFrame title={resultMessages.resultTitle}>
        <LiveNotificationLine />
        <Card>
          <EmptyState drawing="codes" action={<ButtonLink to={urls.generate}>{resultMessages.backToMenu}</ButtonLink>}>
            {resultMessages.noQr}
          </EmptyState>
        </Card>
      </PageFrame>
    );
  }

  const { dataUrl, type, payload, begun, id, name, draft, style, isFixed, url, isUnsaved } = result;
  const wasSaved = isSaved(draft);
  // A new code can be created from a saved one; with the same draft the form would stay empty.
  const opened: EditState = { id, name, payload, begun, draft: wasSaved ? undefined : draft, style, isFixed, ...shown };
  return (
    <PageFrame
      title={resultMessages.resultTitle}
      intro={introOf(result, wasSaved)}
      action={
        <ButtonLink variant="outline" to={formUrl(type)} state={opened}>
          {resultMessages.changeContent}
        </ButtonLink>
      }
    >
      <LiveNotificationLine />
      <CodeResult
        dataUrl={dataUrl}
        content={content}
        id={id}
        name={name}
        draft={draft}
        begun={begun}
        url={url}
        isUnsaved={isUnsaved === true}
        chosen={style}
        isFixed={isFixed}
        onChosen={keepChosen}
        wasSaved={wasSaved}
        onSaved={() => markSaved(draft)}
        onBroken={() => setBroken(true)}
      />
    </PageFrame>
  );
}
