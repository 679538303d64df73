import { useNavigate, useParams } from '@frontdesk/shared/app';
import { DemoMark } from '@frontdesk/shared/demonstration';
import { QR_TYPE_NAMES } from '@frontdesk/shared/endpoints/qr';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { visibleText } from '@frontdesk/shared/endpoints/visible-text';
import { Slot } from '@frontdesk/shared/slots';
import {
  Box,
  Button,
  ButtonLink,
  Card,
  Flex,
  Grid,
  Heading,
  Notice,
  PageFrame,
  Stack,
  Text,
} from '@frontdesk/shared/ui/core';
import { CopyButton, DateTime, EmptyState, FailedState, latePart, Skeleton } from '@frontdesk/shared/ui/data';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Download from 'lucide-react/icons/download';
import { useId, useState } from 'react';
import * as messages from '../../messages/common';
import * as words from '../../messages/links';
import { factsFailed, linkPartsFailed } from '../../messages/my-qr';
import * as reach from '../../messages/reach';
import type { EditState } from '../../model/navigation-state';
import { readContent, type SavedQr, type ShortLink, textOfCode } from '../../model/qr-content';
import type { QrStyle } from '../../model/qr-style';
import { PLACE_SLOT } from '../../slots';
import { formUrl, urls } from '../../urls';
import { PauseButton, StateBadge } from '../links/CardLink';
import { LocalWarning } from '../links/ChangeableChoice';
import { MakeChangeable } from '../links/MakeChangeable';
import { downloadSaved } from '../my-qr/download-saved';
import { breakable, QrDrawing } from '../my-qr/QrCard';
import { type CodeData, styleOf, useCodes } from '../my-qr/use-codes';
import { PrintMockups } from '../result/QrImage';
import { LeadsToCard } from './LeadsToCard';
import type { LinkPartsProps } from './LinkParts';
import type { SavedFormatsProps } from './SavedFormats';
import { Section } from './Section';

/** The parts that a short link adds. They load last, because the rest of the page shows where the code leads. */
const LinkParts = latePart<LinkPartsProps>({
  load: async () => (await import('./LinkParts')).LinkParts,
  failed: linkPartsFailed,
  whileLoading: <Skeleton height="420px" rounded="lg" />,
});

/** Loads when the owner asks for another format. */
const SavedFormats = latePart<SavedFormatsProps>({
  load: async () => (await import('./SavedFormats')).SavedFormats,
  failed: messages.formatsFailed,
  whileLoading: <Skeleton height="190px" />,
});

interface CodeCardProps {
  readonly name: string;
  /** Null for an unreadable code. */
  readonly content: QrContent | null;
  readonly link: ShortLink | undefined;
  readonly style: QrStyle;
  /** Whether the text and style of the code are known. */
  readonly isKnown: boolean;
}

/** Shows the picture of a code and its short link. */
function CodeCard({ name, content, link, style, isKnown }: CodeCardProps) {
  const text = content && textOfCode(content, link);
  const [isOpen, setOpen] = useState(false);
  const formatsId = useId();
  return (
    <Card>
      {/* On screens wider than a phone but too narrow for two columns, the text is beside the picture. */}
      <Grid
        gap="4"
        templateColumns={{ base: '1fr', sm: 'minmax(0, 220px) minmax(0, 1fr)', lg: '1fr' }}
        alignItems="start"
      >
        <Box maxW={{ sm: '320px' }} gridRow={{ sm: '1 / 5', lg: 'auto' }}>
          <QrDrawing text={text} style={style} isKnown={isKnown} />
        </Box>
        {text !== null && isKnown && (
          <Stack gap="1">
            <Button
              variant="outline"
              aria-label={messages.downloadNamed(name)}
              onClick={() => void downloadSaved({ name, text, style })}
            >
              <Download aria-hidden /> {messages.download}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              aria-expanded={isOpen}
              aria-controls={formatsId}
              onClick={() => setOpen(!isOpen)}
            >
              {messages.otherFormats} <ChevronDown aria-hidden />
            </Button>
            {isOpen && <SavedFormats id={formatsId} picture={{ name, text, style }} />}
          </Stack>
        )}
        {link && (
          <Box>
            <Flex justify="space-between" align="center" gap="3">
              <Text fontWeight={500}>{words.shortLink}</Text>
              <StateBadge link={link} />
            </Flex>
            <Flex justify="space-between" align="center" gap="3" mt="2">
              <Text fontFamily="mono" fontSize="sm" dir="ltr">
                {breakable(link.url)}
              </Text>
              <CopyButton text={link.url} what={words.theShortLink} />
            </Flex>
          </Box>
        )}
        {link && <LocalWarning url={link.url} />}
      </Grid>
    </Card>
  );
}

interface StaticCardProps {
  readonly qr: SavedQr;
  /** Null for an unreadable code. */
  readonly content: QrContent | null;
}

/** Explains what a code without a short link can and cannot do, with the switch that gives it one. */
function StaticCard({ qr, content }: StaticCardProps) {
  return (
    <Stack gap="6">
      <Card>
        <Heading size="sm">{words.isStatic}</Heading>
        <Text tone="muted" mt="1">
          {words.isStaticHelp}
        </Text>
      </Card>
      {content && <MakeChangeable id={qr.id} type={content.type} />}
    </Stack>
  );
}

/** The code's destination comes first, even on a phone. */
const AREAS = { base: '"leads" "code" "rest"', lg: '"code leads" "code rest"' };
const COLUMNS = { base: 'minmax(0, 1fr)', lg: '344px minmax(0, 1fr)' };

/** Shows a saved code: its picture, its destination, its scans, and its changes. */
export function SavedCodePage() {
  const { id = '' } = useParams();
  const { codes, data, failure, retry } = useCodes();
  const { error, refetch } = codes;
  const qr = codes.data?.find((candidate) => String(candidate.id) === id);
  // The key starts a new page for each code, so that nothing typed for one appears in another.
  if (qr) return <SavedCode key={id} qr={qr} data={data} failure={failure} onRetry={retry} />;
  return (
    <PageFrame title={words.codeTitle} breadcrumb={<Breadcrumb />}>
      {error ? (
        <FailedState what={messages.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : codes.data ? (
        <Card>
          <EmptyState drawing="missing" action={<BackLink />}>
            {words.missing}
          </EmptyState>
        </Card>
      ) : (
        <Grid gap="6" templateColumns={COLUMNS} templateAreas={AREAS} role="status" aria-label={messages.loading}>
          <Skeleton gridArea="leads" height="116px" rounded="lg" />
          <Skeleton gridArea="code" height="320px" rounded="lg" />
          <Skeleton gridArea="rest" height="420px" rounded="lg" />
        </Grid>
      )}
    </PageFrame>
  );
}

interface SavedCodeProps {
  readonly qr: SavedQr;
  readonly data: CodeData;
  /** The reason why the text or style of the code is not known. */
  readonly failure: unknown;
  readonly onRetry: () => void;
}

function SavedCode({ qr, data, failure, onRetry }: SavedCodeProps) {
  const navigate = useNavigate();
  const link = data.links.get(String(qr.id));
  const content = readContent(qr.type, qr.payload);
  const name = qr.name.trim() || messages.unnamed;
  const opened: EditState = { id: qr.id, name: qr.name, payload: qr.payload };
  const printing = data.isDrawable && content && (
    <Section title={words.forPrinting}>
      <PrintMockups text={textOfCode(content, link)} style={styleOf(data, qr)} name={visibleText(name)} isTitled />
    </Section>
  );
  return (
    <PageFrame
      title={visibleText(name)}
      intro={content ? QR_TYPE_NAMES[content.type] : messages.unreadable}
      breadcrumb={<Breadcrumb />}
      state={<DemoMark id={qr.id} />}
      action={
        <Flex
          gap="2"
          align="center"
          wrap="wrap"
          css={{ '& button': { minH: '40px', px: '4', color: 'text', bg: 'surface', borderColor: 'line' } }}
        >
          {link && <PauseButton link={link} name={name} />}
          {content && (
            <Button variant="outline" size="sm" onClick={() => navigate(formUrl(content.type), { state: opened })}>
              {messages.edit}
            </Button>
          )}
        </Flex>
      }
    >
      {failure !== null && <FailedState what={factsFailed} error={failure} onRetry={onRetry} />}
      {link?.unreachable && (
        <Box mb="6" overflowWrap="anywhere">
          <Notice tone="danger">
            <strong>
              {reach.since} <DateTime time={link.unreachable.since} />
            </strong>{' '}
            {reach.details(link.unreachable.address, link.unreachable.problem, link.unreachable.visits)}
          </Notice>
        </Box>
      )}
      <Grid
        columnGap="6"
        rowGap="8"
        templateColumns={COLUMNS}
        templateAreas={AREAS}
        templateRows={{ lg: 'auto 1fr' }}
        alignItems="start"
      >
        <Box gridArea="leads" minW={0}>
          {data.isDrawable ? (
            <LeadsToCard qr={qr} content={content} link={link} />
          ) : (
            <Skeleton height="116px" rounded="lg" />
          )}
        </Box>
        {/* Remains beside the sections if it fits into the window completely. */}
        <Box
          gridArea="code"
          minW={0}
          css={{ '@media (min-width: 64em) and (min-height: 45em)': { position: 'sticky', top: '80px' } }}
        >
          <CodeCard name={name} content={content} link={link} style={styleOf(data, qr)} isKnown={data.isDrawable} />
        </Box>
        <Stack gridArea="rest" gap="8" minW={0}>
          {content?.type === 'Chat' && <Slot slot={PLACE_SLOT} context={{ codeId: String(qr.id) }} />}
          {link && <LinkParts qr={qr} link={link} isAddress={content?.type === 'Url'} printing={printing} />}
          {data.isDrawable && !link && <StaticCard qr={qr} content={content} />}
          {!link && printing}
        </Stack>
      </Grid>
    </PageFrame>
  );
}

function Breadcrumb() {
  return (
    <Box mb="1">
      <ButtonLink variant="ghost" size="sm" ms="-4" to={urls.myQr}>
        <ArrowLeft aria-hidden /> {messages.myQrTitle}
      </ButtonLink>
    </Box>
  );
}

function BackLink() {
  return (
    <ButtonLink variant="outline" size="sm" to={urls.myQr}>
      <ArrowLeft aria-hidden /> {messages.myQrTitle}
    </ButtonLink>
  );
}
