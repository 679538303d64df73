import { type LiveNotification, onLiveNotification, useLocation } from '@frontdesk/shared/app';
import { describeContent, encodedText, type QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { ButtonLink, Card, Grid, Notice, PageFrame, Stack, Text } from '@frontdesk/shared/ui/core';
import { EmptyState } from '@frontdesk/shared/ui/data';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { announceCodesChanged } from '../../api/code-details';
import * as messages from '../../messages/common';
import * as words from '../../messages/links';
import * as resultMessages from '../../messages/result';
import * as studioMessages from '../../messages/studio';
import { type EditState, type ResultState, readResultState } from '../../model/navigation-state';
import type { SavedQr } from '../../model/qr-content';
import { readContent } from '../../model/qr-content';
import { QR_SIZE_DEFAULT } from '../../model/qr-size';
import type { QrStyle } from '../../model/qr-style';
import { formUrl, urls } from '../../urls';
import { KeptLink } from '../links/ChangeableChoice';
import { useChangeable } from '../links/use-changeable';
import { isSaved, markSaved } from '../work-in-progress';
import { DownloadPart } from './DownloadPart';
import { PrintMockups, QrImage } from './QrImage';
import { SaveForm } from './SaveForm';
import { ScanCheck } from './ScanCheck';
import { StylePart } from './StylePart';
import { useNewerCode } from './use-newer-code';
import { printMmIn, useReading, useSaveStyle, useScanCheck, useStyle } from './use-style';

/** Shows the latest notification received while this page is open (spec section 2.6). */
export function LiveNotificationLine() {
  const [latest, setLatest] = useState<LiveNotification | null>(null);
  useEffect(function listen() {
    return onLiveNotification(setLatest);
  }, []);
  if (!latest) return null;
  return <Notice tone="info">{latest.message ? `${latest.title}: ${latest.message}` : latest.title}</Notice>;
}

function introOf({ id, url, isUnsaved }: ResultState, wasSaved: boolean): string | undefined {
  if (wasSaved) return undefined;
  if (url !== undefined && isUnsaved !== true) return resultMessages.savedIntro;
  return id === undefined ? resultMessages.resultIntro : resultMessages.replacedIntro;
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
  // A new code can be created from a saved one, but with the same draft, the form would remain empty.
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

/** Replaces the form after a new code was saved, because the form would save the code a second time. */
function SavedNotice() {
  return (
    <Notice
      tone="success"
      action={
        <ButtonLink variant="outline" size="sm" to={urls.myQr}>
          {messages.myQrTitle}
        </ButtonLink>
      }
    >
      {resultMessages.wasSaved}
    </Notice>
  );
}

/** Shows the short link in the image, and where it leads. */
function LinkCard({ url, content, isUnsaved }: Pick<CodeResultProps, 'content' | 'isUnsaved'> & { url: string }) {
  return (
    <Card>
      <KeptLink url={url} />
      {content && (
        <Text mt="3" whiteSpace="pre-line">
          <strong>{isUnsaved ? words.leadsAfterSaving : words.leadsTo}</strong> {describeContent(content).join('\n')}
        </Text>
      )}
    </Card>
  );
}

interface CodeResultProps {
  readonly dataUrl: string;
  /** Null when the payload cannot be read. */
  readonly content: QrContent | null;
  readonly id: SavedQr['id'] | undefined;
  readonly name: string;
  /** The key of a new code, which is a UUID. */
  readonly draft: string | undefined;
  /** The stored payload, as JSON, on which a saved code's changes are based. */
  readonly begun: string | undefined;
  /** The short link in the image, for a saved code that can be changed later. */
  readonly url: string | undefined;
  /** Whether that link leads to another destination until the code is saved. */
  readonly isUnsaved: boolean;
  /** The style that was chosen in the form. */
  readonly chosen: QrStyle | undefined;
  /** Whether the owner chose in the form that the code cannot be changed later. */
  readonly isFixed: boolean | undefined;
  /** Called with the currently chosen style and kind, for returning to the form. */
  readonly onChosen: (style: QrStyle, isFixed: boolean) => void;
  /** Whether the new code has already been saved and the owner has returned to it. */
  readonly wasSaved: boolean;
  readonly onSaved: () => void;
  readonly onBroken: () => void;
}

/** Shows the code, whether it scans, its style, and how to save and download it. */
export function CodeResult(props: CodeResultProps) {
  const {
    dataUrl,
    content,
    id,
    name,
    draft,
    begun,
    url,
    isUnsaved,
    chosen,
    isFixed,
    onChosen,
    wasSaved,
    onSaved,
    onBroken,
  } = props;
  // The image contains the short link, not its destination.
  const drawn = useMemo(
    (): QrContent | null => (url === undefined ? content : { type: 'Url', payload: { Url: url } }),
    [content, url],
  );
  const [size, setSize] = useState(QR_SIZE_DEFAULT);
  const [typedName, setTypedName] = useState(name);
  const reading = useReading(dataUrl);
  const text = typeof reading === 'string' ? null : reading.text;
  const { stored, saveStyle, followStyle } = useSaveStyle(id);
  const newer = useNewerCode(id);
  const styling = useStyle(text, { draft: `qr-style/${dataUrl}`, given: chosen, stored });
  const { style, image, tried } = styling;
  const changeable = useChangeable({
    type: content?.type ?? 'Text',
    id,
    draft: `qr-link/result/${id ?? (content && encodedText(content))}`,
    isFixed,
  });
  // Other pictures contain only the content itself.
  const comesOnSave = url === undefined && !wasSaved && content !== null && changeable.isOffered && changeable.isOn;
  const { isOn } = changeable;
  useEffect(
    function reportChosen() {
      onChosen(tried, !isOn);
    },
    [tried, isOn, onChosen],
  );
  useEffect(function followStored() {
    followStyle(tried);
  });
  const check = useScanCheck({ reading, content: drawn, style, size });

  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '450px minmax(0, 1fr)' }} gap="6" alignItems="start">
      <Stack gap="4" minW={0} position={{ lg: 'sticky' }} top={{ lg: '80px' }}>
        <QrImage src={image ?? dataUrl} size={size} content={drawn} onBroken={onBroken} />
        {styling.isRefused ? (
          <Notice tone="warning">{studioMessages.stillBefore}</Notice>
        ) : (
          <ScanCheck state={check} size={size} />
        )}
      </Stack>
      <Grid gap="6" templateColumns="minmax(0, 1fr)">
        {newer.dialog}
        {wasSaved ? (
          <SavedNotice />
        ) : (
          <SaveForm
            content={content}
            id={id}
            name={name}
            draft={draft}
            changeable={url === undefined ? changeable : undefined}
            onName={setTypedName}
            onCheck={async (code, begunName) =>
              newer.check({ ...code, style: await styling.settled() }, { payload: begun, name: begunName })
            }
            onSaved={async (savedId, style) => {
              onSaved();
              await saveStyle(savedId, style);
              styling.noteDownload();
              announceCodesChanged();
            }}
          />
        )}
        {url !== undefined && <LinkCard url={url} content={content} isUnsaved={isUnsaved} />}
        <DownloadPart
          dataUrl={dataUrl}
          name={typedName}
          size={size}
          onSize={setSize}
          styling={styling}
          leastMm={printMmIn(styling.verdict ?? check)}
          canDraw={text !== null}
          isFixedPicture={comesOnSave}
        />
        {text !== null && <StylePart styling={styling} />}
        {text !== null && <PrintMockups text={text} style={style} name={typedName.trim() || messages.unnamed} />}
      </Grid>
    </Grid>
  );
}
