import { messageOf, RouterLink, useLocation } from '@frontdesk/shared/app';
import { Details } from '@frontdesk/shared/details';
import { QR_TYPES, type QrType } from '@frontdesk/shared/endpoints/qr';
import { QR_BYTES_MAX, qrBytes } from '@frontdesk/shared/endpoints/qr-bytes';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import {
  Box,
  Button,
  Card,
  chakra,
  Flex,
  Grid,
  Heading,
  Notice,
  PageFrame,
  Stack,
  Text,
} from '@frontdesk/shared/ui/core';
import { DraftNotice } from '@frontdesk/shared/ui/form';
import type { FormEvent, ReactNode } from 'react';
import { KIND_FORMS, tileNameOf, titleOf } from '../../kind-forms';
import * as words from '../../messages/links';
import * as studioMessages from '../../messages/studio';
import { readEditState } from '../../model/navigation-state';
import { QR_SIZE_MAX } from '../../model/qr-size';
import type { QrStyle } from '../../model/qr-style';
import { formUrl } from '../../urls';
import { KindIcon } from '../kind-icons';
import { ChangeableChoice } from '../links/ChangeableChoice';
import type { Changeable } from '../links/use-changeable';
import { PrintShopPart } from '../result/PrintShopPart';
import { ScanCheck } from '../result/ScanCheck';
import { StylePart } from '../result/StylePart';
import type { Styling } from '../result/use-style';
import { printMmIn } from '../result/use-style';
import { useStudio } from './use-studio';

const FADE = 'linear-gradient(90deg, #0000, #000 16px calc(100% - 16px), #0000)';

// A column beside the form, or a scrolling row on small screens.
const Rail = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', xl: 'column' },
    gap: '1',
    overflowX: { base: 'auto', xl: 'visible' },
    // Leaves space for the outline of a focused link. On phones, the row extends to the edges of the window, where
    // cut-off links fade out.
    p: '1',
    m: '-1',
    px: { base: '4', xl: '1' },
    mx: { base: '-4', xl: '-1' },
    maskImage: { base: FADE, xl: 'none' },
  },
});
const KindLink = chakra(RouterLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '40px',
    px: '3',
    rounded: 'md',
    fontSize: 'sm',
    whiteSpace: { base: 'nowrap', xl: 'normal' },
    color: 'text.muted',
    borderWidth: '1px',
    borderColor: { base: 'line', xl: 'transparent' },
    _hover: { bg: 'hover', color: 'text' },
    '&[aria-current=page]': { bg: 'accent.subtle', color: 'accent.text', fontWeight: 600, borderColor: 'brass' },
    '& svg': { flexShrink: 0 },
  },
});

/** Scrolls the current link into view on a small screen. Optional, because jsdom cannot scroll. */
function showCurrent(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
}

/** Links to the forms of all kinds of codes. An edited code remains the same code in all of them. */
function KindRail({ type }: { readonly type: QrType }) {
  const { state } = useLocation();
  const isSaved = readEditState(type, state)?.id !== undefined;
  return (
    <nav aria-label={studioMessages.kinds}>
      <Rail>
        {QR_TYPES.map((kind) => (
          <li key={kind}>
            <KindLink
              ref={kind === type ? showCurrent : undefined}
              to={formUrl(kind)}
              state={isSaved ? state : undefined}
              aria-current={kind === type ? 'page' : undefined}
            >
              <KindIcon type={kind} />
              {tileNameOf(kind)}
            </KindLink>
          </li>
        ))}
      </Rail>
    </nav>
  );
}

const Exact = chakra('pre', {
  base: {
    mt: '2',
    maxH: '320px',
    overflowY: 'auto',
    fontFamily: 'mono',
    fontSize: 'xs',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

/** Shows the exact text of the code, and its share of a code's capacity. */
function EncodedText({ text }: { readonly text: string | null }) {
  return (
    <Details>
      <summary>{studioMessages.encodedTitle}</summary>
      {text === null ? (
        <Text tone="muted" mt="2">
          {studioMessages.encodedEmpty}
        </Text>
      ) : (
        <>
          <Exact tabIndex={0}>{text}</Exact>
          <Text tone="muted" mt="2">
            {studioMessages.encodedBytes(qrBytes(text), QR_BYTES_MAX)}
          </Text>
        </>
      )}
    </Details>
  );
}

// Also white in the dark theme, because scanners need a light background and a quiet zone.
const Ground = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    maxW: '320px',
    aspectRatio: '1',
    mx: 'auto',
    p: '2',
    rounded: 'md',
    bg: 'white',
    borderWidth: '1px',
    borderColor: 'line',
    '& > *': { width: '100%', height: '100%' },
  },
});
const Image = chakra('img', { base: { transition: 'opacity 120ms' } });

/** The corners and some modules of a code, without content. */
const SHAPE_OF_A_CODE =
  'M2 2h7v7H2zm1 1v5h5V3zM16 2h7v7h-7zm1 1v5h5V3zM2 16h7v7H2zm1 1v5h5v-5zM4 4h3v3H4zM18 4h3v3h-3zM4 18h3v3H4z' +
  'M11 2h2v1h-2zM12 4h3v1h-3zM11 6h1v3h2v1h-3zM14 7h1v2h-1zM2 11h3v1H2zM6 11h2v2H6zM3 13h2v1H3zM10 12h3v1h-3zM14 11h2v2h-2z' +
  'M17 11h4v1h-4zM22 12h1v3h-1zM18 14h3v1h-3zM11 15h2v3h-2zM14 15h1v1h-1zM16 16h2v2h-2zM20 17h3v1h-3zM14 19h3v1h-3zM11 21h4v2h-4z' +
  'M18 20h2v3h-2zM21 20h2v1h-2zM22 22h1v1h-1z';

interface LiveCodeProps {
  /** The text in the code; null while the form is invalid. */
  readonly text: string | null;
  readonly styling: Styling;
  /** Whether the text is a placeholder for a link that is created later. */
  readonly isSample: boolean;
}

/** Shows the code in its style while the form is being filled in; the last drawing remains until the next is ready. */
function LiveCode({ text, styling, isSample }: LiveCodeProps) {
  const { image, verdict, isRefused } = styling;
  const isCurrent = text !== null && image !== null;
  return (
    <Card position={{ lg: 'sticky' }} top={{ lg: '80px' }} p={{ base: '4', md: '4' }}>
      <Stack gap="4">
        <Heading size="sm">{studioMessages.livePreview}</Heading>
        <Ground>
          {image === null ? (
            <svg viewBox="0 0 25 25" aria-hidden shapeRendering="crispEdges">
              <path d={SHAPE_OF_A_CODE} fill="#e4e1da" fillRule="evenodd" />
            </svg>
          ) : (
            <Image src={image} alt={studioMessages.livePreview} opacity={text === null ? 0.25 : 1} />
          )}
        </Ground>
        {text === null && <Text tone="muted">{studioMessages.livePreviewEmpty}</Text>}
        {isCurrent && isRefused && <Notice tone="warning">{studioMessages.stillBefore}</Notice>}
        {isCurrent && !isRefused && verdict && <ScanCheck state={verdict} size={QR_SIZE_MAX} />}
        {isSample ? text && <Text tone="muted">{studioMessages.sampleCode}</Text> : <EncodedText text={text} />}
      </Stack>
    </Card>
  );
}

interface GeneratorFormProps {
  readonly type: QrContent['type'];
  /** The name of the saved code that is being edited. */
  readonly editedName: string | undefined;
  readonly form: {
    readonly isSubmitting: boolean;
    readonly isDraft: boolean;
    discard(): void;
    readonly failure: unknown;
    onSubmit(event: FormEvent<HTMLFormElement>): void;
  };
  readonly changeable: Changeable;
  /** Makes the next submission save the edited code with this style; with null, generate the code. */
  readonly saveNext: (style: (() => Promise<QrStyle>) | null) => void;
  /** The dialog that asks which of two changes to keep, while it is open. */
  readonly newerDialog: ReactNode;
  /** The current content; null while the form is invalid. */
  readonly content: QrContent | null;
  readonly children: ReactNode;
}

// In the document the fields come first, for people who read it in order; on the screen, the kinds precede them.
const AREAS = {
  base: '"rail" "form" "live" "style"',
  lg: '"rail rail" "form live" "style live"',
  xl: '"rail form live" "rail style live"',
};
const COLUMNS = {
  base: 'minmax(0, 1fr)',
  lg: 'minmax(0, 1fr) 320px',
  xl: '200px minmax(0, 1fr) 320px',
};

/** Lays out every form: the kinds, the fields with their button, the live code and its style. */
export function GeneratorForm(props: GeneratorFormProps) {
  const { type, editedName, form, changeable, saveNext, newerDialog, content, children } = props;
  const { text, styling, isSample } = useStudio(type, content);
  // Printed copies of the code contain a short link, so nothing has to be printed again.
  const isPrinted = changeable.link !== undefined;
  return (
    <PageFrame title={titleOf(type)} intro={KIND_FORMS[type].intro}>
      {newerDialog}
      <Grid templateAreas={AREAS} templateColumns={COLUMNS} gap="6" alignItems="start">
        <Card gridArea="form">
          <form noValidate onSubmit={form.onSubmit}>
            <Stack gap="5">
              <DraftNotice isDraft={form.isDraft} onDiscard={form.discard} />
              {editedName && (
                <Notice tone="info">
                  {isPrinted ? studioMessages.editingPrinted(editedName) : studioMessages.editing(editedName)}
                </Notice>
              )}
              {children}
              <ChangeableChoice changeable={changeable} note={changeable.isOn && words.getsLinkOnSave} />
              {form.failure !== null && (
                <Notice tone="danger">
                  <strong>{studioMessages.generateFailed}</strong> {messageOf(form.failure)}
                </Notice>
              )}
              <Flex gap="3" wrap="wrap">
                {isPrinted && (
                  <Button type="submit" pending={form.isSubmitting} onClick={() => saveNext(styling.settled)}>
                    {studioMessages.saveEdited}
                  </Button>
                )}
                <Button
                  type="submit"
                  variant={isPrinted ? 'outline' : 'solid'}
                  pending={form.isSubmitting}
                  onClick={() => saveNext(null)}
                >
                  {studioMessages.generate}
                </Button>
              </Flex>
            </Stack>
          </form>
        </Card>
        <Box gridArea="live" height="100%" minW={0}>
          <LiveCode text={text} styling={styling} isSample={isSample} />
        </Box>
        <Box gridArea="style" minW={0}>
          <StylePart styling={styling}>
            <PrintShopPart style={styling.tried} onChange={styling.change} leastMm={printMmIn(styling.verdict)} />
          </StylePart>
        </Box>
        <Box gridArea="rail" minW={0}>
          <KindRail type={type} />
        </Box>
      </Grid>
    </PageFrame>
  );
}
