import { messageOf, RouterLink, useLocation } from '@frontdesk/shared/app';
import { QR_BYTES_MAX, QR_TYPES, type QrType } from '@frontdesk/shared/endpoints/qr';
import { qrBytes } from '@frontdesk/shared/endpoints/qr-bytes';
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
import QrCode from 'lucide-react/icons/qr-code';
import type { FormEvent, ReactNode } from 'react';
import { KIND_FORMS, tileNameOf, titleOf } from '../../kinds/kinds';
import { readEditState } from '../../model/navigation-state';
import { QR_SIZE_MAX } from '../../model/qr-size';
import * as studioMessages from '../../studio-messages';
import { formUrl } from '../../urls';
import { KindIcon } from '../kind-icons';
import { ChangeableSwitch } from '../links/MakeChangeable';
import type { Changeable } from '../links/use-make-changeable';
import { ScanCheck } from '../result/ScanCheck';
import { StylePart } from '../result/StylePart';
import type { Styling } from '../result/use-style';
import { useStudio } from './use-studio';

// A column beside the form, or a scrolling row on small screens.
const Rail = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', xl: 'column' },
    gap: '1',
    overflowX: { base: 'auto', xl: 'visible' },
    listStyle: 'none',
    // Space for the outline of a focused link.
    p: '1',
    m: '-1',
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
    '&[aria-current=page]': { bg: 'accent.subtle', color: 'accent.text', fontWeight: 600, borderColor: 'accent' },
    '& svg': { flexShrink: 0 },
  },
});

/** Scrolls the current link into view on a small screen. Optional, because jsdom cannot scroll. */
function showCurrent(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** Links to the forms of all kinds of codes. An edited code stays the same code in all of them. */
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

const Summary = chakra('summary', {
  base: { minH: '24px', fontSize: 'sm', fontWeight: 500, cursor: 'pointer', rounded: 'sm' },
});
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

/** Shows the exact text of the code, and how much of a code's capacity it takes. */
function EncodedText({ text }: { readonly text: string | null }) {
  return (
    <details>
      <Summary>{studioMessages.encodedTitle}</Summary>
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
    </details>
  );
}

// White in the dark theme, too: scanners need a light background and a quiet zone.
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
  },
  variants: {
    isEmpty: { true: { bg: 'subtle', color: 'text.muted', borderStyle: 'dashed', borderColor: 'line.strong' } },
  },
});
const Image = chakra('img', { base: { width: '100%', height: '100%' } });

interface LiveCodeProps {
  /** The text in the code; null while the form is invalid. */
  readonly text: string | null;
  readonly styling: Styling;
}

/** Shows the code in its style while the form is filled in. */
function LiveCode({ text, styling }: LiveCodeProps) {
  const { image, verdict } = styling;
  const isEmpty = text === null || image === null;
  return (
    <Card position={{ lg: 'sticky' }} top={{ lg: '80px' }} p={{ base: '4', md: '4' }}>
      <Stack gap="4">
        <Heading size="sm">{studioMessages.livePreview}</Heading>
        <Ground isEmpty={isEmpty}>
          {isEmpty ? (
            <Box textAlign="center" px="6">
              <Box display="grid" placeItems="center" mb="3">
                <QrCode aria-hidden size={56} strokeWidth={1.25} />
              </Box>
              {text === null && <Text>{studioMessages.livePreviewEmpty}</Text>}
            </Box>
          ) : (
            <Image src={image} alt={studioMessages.livePreview} />
          )}
        </Ground>
        {!isEmpty && verdict && <ScanCheck state={verdict} size={QR_SIZE_MAX} />}
        <EncodedText text={text} />
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
  /** The current content; null while the form is invalid. */
  readonly content: QrContent | null;
  readonly children: ReactNode;
}

// The fields come first in the document for people who read it in order; on screen the kinds are before them.
const AREAS = {
  base: '"rail" "form" "live" "style"',
  lg: '"rail rail" "form live" "style live"',
  xl: '"rail form live" "rail style live"',
};
const COLUMNS = {
  base: 'minmax(0, 1fr)',
  lg: 'minmax(0, 1fr) 320px',
  xl: '176px minmax(0, 1fr) 320px',
};

/** Lays out all forms: the kinds, the fields with their button, the live code and its style. */
export function GeneratorForm({ type, editedName, form, changeable, content, children }: GeneratorFormProps) {
  const { text, styling } = useStudio(type, content, changeable);
  return (
    <PageFrame title={titleOf(type)} intro={KIND_FORMS[type].intro}>
      <Grid templateAreas={AREAS} templateColumns={COLUMNS} gap="6" alignItems="start">
        <Card gridArea="form">
          <form noValidate onSubmit={form.onSubmit}>
            <Stack gap="5">
              <DraftNotice isDraft={form.isDraft} onDiscard={form.discard} />
              {editedName && <Notice tone="info">{studioMessages.editing(editedName)}</Notice>}
              {children}
              <ChangeableSwitch changeable={changeable} />
              {form.failure !== null && (
                <Notice tone="danger">
                  <strong>{studioMessages.generateFailed}</strong> {messageOf(form.failure)}
                </Notice>
              )}
              <Flex>
                <Button type="submit" pending={form.isSubmitting}>
                  {studioMessages.generate}
                </Button>
              </Flex>
            </Stack>
          </form>
        </Card>
        <Box gridArea="live" height="100%" minW={0}>
          <LiveCode text={text} styling={styling} />
        </Box>
        <Box gridArea="style" minW={0}>
          <StylePart styling={styling} />
        </Box>
        <Box gridArea="rail" minW={0}>
          <KindRail type={type} />
        </Box>
      </Grid>
    </PageFrame>
  );
}
