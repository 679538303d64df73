import { showToast } from '@frontdesk/shared/app';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { describeContent } from '@frontdesk/shared/endpoints/qr-content';
import { useQuery, useQueryClient } from '@frontdesk/shared/query';
import { ButtonLink, Card, Grid, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { useEffect, useMemo, useState } from 'react';
import { announceCodesChanged, qrStylesQuery } from '../../api/code-details';
import { nullWhenUnknown } from '../../api/codes';
import { setQrStyle } from '../../api/save-codes';
import * as words from '../../link-messages';
import * as messages from '../../messages';
import { QR_SIZE_DEFAULT } from '../../model/qr-size';
import { isPlain, isSameStyle, PLAIN_STYLE, type QrStyle } from '../../model/qr-style';
import type { SavedQr } from '../../model/short-link';
import * as studioMessages from '../../studio-messages';
import { urls } from '../../urls';
import { KeptLink, MakeChangeable } from '../links/MakeChangeable';
import type { MadeChangeable } from '../links/use-make-changeable';
import { DownloadPart } from './DownloadPart';
import { QrImage } from './QrImage';
import { SaveForm } from './SaveForm';
import { ScanCheck } from './ScanCheck';
import { StylePart } from './StylePart';
import { useReading, useScanCheck } from './use-scan-check';
import { useStyle } from './use-style';

/** Replaces the form after a new code was saved, because it would save the code a second time. */
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
      {studioMessages.wasSaved}
    </Notice>
  );
}

/**
 * Returns the style that is stored with a code and a function that stores another one. Does nothing on a server without
 * styles.
 */
function useSaveStyle(id: SavedQr['id'] | undefined) {
  const queries = useQueryClient();
  const { data: styles } = useQuery({ ...qrStylesQuery, enabled: id !== undefined });
  const stored = id === undefined ? undefined : styles?.get(String(id));

  async function saveStyle(savedId: SavedQr['id'] | undefined, style: QrStyle): Promise<void> {
    if (savedId === undefined) return;
    // A plain style must not replace a style that failed to load.
    const before = id === undefined || styles ? (stored ?? PLAIN_STYLE) : null;
    if (before ? isSameStyle(before, style) : isPlain(style)) return;
    try {
      await nullWhenUnknown(setQrStyle(savedId, style));
      await queries.invalidateQueries({ queryKey: qrStylesQuery.queryKey });
    } catch (error) {
      console.error(messages.errorLog, error);
      showToast('error', studioMessages.styleNotSaved);
    }
  }
  return { stored, saveStyle };
}

interface CodeResultProps {
  readonly dataUrl: string;
  /** Null when the payload cannot be read. */
  readonly content: QrContent | null;
  readonly id: SavedQr['id'] | undefined;
  readonly name: string;
  /** The short link in the image, for a code that can be changed later. */
  readonly url: string | undefined;
  /** Whether that link leads to another destination until the code is saved. */
  readonly isUnsaved: boolean;
  /** The style that was chosen in the form. */
  readonly chosen: QrStyle | undefined;
  /** Called with the currently shown style, for the way back to the form. */
  readonly onStyle: (style: QrStyle) => void;
  /** Whether the new code was already saved, and the owner returned to it. */
  readonly wasSaved: boolean;
  readonly onSaved: () => void;
  readonly onMadeChangeable: (made: MadeChangeable) => void;
  readonly onBroken: () => void;
}

/** Shows the code, whether it scans, its style, and how to save and download it. */
export function CodeResult(props: CodeResultProps) {
  const { dataUrl, content, id, name, url, isUnsaved, chosen, onStyle, wasSaved, onSaved, onMadeChangeable, onBroken } =
    props;
  // The image contains the short link, not its destination.
  const drawn = useMemo(
    (): QrContent | null => (url === undefined ? content : { type: 'Url', payload: { Url: url } }),
    [content, url],
  );
  const [size, setSize] = useState(QR_SIZE_DEFAULT);
  const [typedName, setTypedName] = useState(name);
  const [isMaking, setMaking] = useState(false);
  const reading = useReading(dataUrl);
  const text = typeof reading === 'string' ? null : reading.text;
  const { stored, saveStyle } = useSaveStyle(id);
  const styling = useStyle(text, { draft: `qr-style/${dataUrl}`, given: chosen, stored });
  const { style, image, tried } = styling;
  useEffect(
    function reportStyle() {
      onStyle(tried);
    },
    [tried, onStyle],
  );
  const check = useScanCheck({ reading, content: drawn, style, size });

  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '450px minmax(0, 1fr)' }} gap="6" alignItems="start">
      <Stack gap="4" minW={0} position={{ lg: 'sticky' }} top={{ lg: '80px' }}>
        <QrImage src={image ?? dataUrl} size={size} content={drawn} onBroken={onBroken} />
        <ScanCheck state={check} size={size} />
      </Stack>
      <Grid gap="6" templateColumns="minmax(0, 1fr)">
        <DownloadPart
          dataUrl={dataUrl}
          name={typedName}
          size={size}
          onSize={setSize}
          style={style}
          canDraw={text !== null}
          onDownloaded={styling.noteDownload}
        />
        {wasSaved ? (
          <SavedNotice />
        ) : (
          <SaveForm
            content={content}
            id={id}
            name={name}
            onName={setTypedName}
            isBlocked={isMaking}
            onSaved={async (savedId) => {
              onSaved();
              await saveStyle(savedId, await styling.settled());
              styling.noteDownload();
              announceCodesChanged();
            }}
          />
        )}
        {url !== undefined ? (
          <Card>
            <KeptLink url={url} />
            {content && (
              <Text mt="3" whiteSpace="pre-line">
                <strong>{isUnsaved ? words.leadsAfterSaving : words.leadsTo}</strong>{' '}
                {describeContent(content).join('\n')}
              </Text>
            )}
          </Card>
        ) : (
          content &&
          !wasSaved && (
            <MakeChangeable
              content={content}
              id={id}
              name={typedName}
              style={style}
              onPending={setMaking}
              onMade={onMadeChangeable}
            />
          )
        )}
        {text !== null && <StylePart styling={styling} check={check} />}
      </Grid>
    </Grid>
  );
}
