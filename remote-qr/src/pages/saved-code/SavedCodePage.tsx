import { useNavigate, useParams } from '@frontdesk/shared/app';
import { visibleText } from '@frontdesk/shared/endpoints/visible-text';
import { Button, ButtonLink, Card, Flex, Grid, PageFrame, Stack } from '@frontdesk/shared/ui/core';
import { EmptyState, FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import ImageOff from 'lucide-react/icons/image-off';
import * as words from '../../link-messages';
import { factsFailed } from '../../many-messages';
import * as messages from '../../messages';
import type { EditState } from '../../model/navigation-state';
import { readContent } from '../../model/qr-content';
import type { SavedQr } from '../../model/saved-qr';
import { formUrls, urls } from '../../urls';
import { ChangesCard } from '../links/ChangesCard';
import { PauseButton } from '../links/PauseButton';
import { ScansCard } from '../links/ScansCard';
import { ScheduleCard } from '../links/ScheduleCard';
import { type CodeData, styleOf, useCodes } from '../my-qr/use-codes';
import { CodeCard } from './CodeCard';
import { StaticCard } from './StaticCard';

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
    <PageFrame title={words.codeTitle} action={<BackLink />}>
      {error ? (
        <FailedState what={messages.loadFailed} error={error} onRetry={() => void refetch()} />
      ) : codes.data ? (
        <Card>
          <EmptyState icon={<ImageOff aria-hidden />} action={<BackLink />}>
            {words.missing}
          </EmptyState>
        </Card>
      ) : (
        <Grid gap="6" templateColumns={COLUMNS} role="status" aria-label={messages.loading}>
          <Skeleton height="420px" rounded="lg" />
          <Skeleton height="420px" rounded="lg" />
        </Grid>
      )}
    </PageFrame>
  );
}

interface SavedCodeProps {
  readonly qr: SavedQr;
  readonly data: CodeData;
  /** Why the text or style of the code is not known. */
  readonly failure: unknown;
  readonly onRetry: () => void;
}

function SavedCode({ qr, data, failure, onRetry }: SavedCodeProps) {
  const navigate = useNavigate();
  const link = data.links.get(String(qr.id));
  const content = readContent(qr.type, qr.payload);
  const name = qr.name.trim() || messages.unnamed;
  const opened: EditState = { id: qr.id, name: qr.name, payload: qr.payload };
  return (
    <PageFrame
      title={visibleText(name)}
      intro={content ? messages.types[content.type] : messages.unreadable}
      action={
        <Flex gap="3" wrap="wrap">
          <BackLink />
          {link && <PauseButton link={link} name={name} />}
          {content && (
            <Button size="sm" onClick={() => navigate(formUrls[content.type], { state: opened })}>
              {messages.edit}
            </Button>
          )}
        </Flex>
      }
    >
      {failure !== null && <FailedState what={factsFailed} error={failure} onRetry={onRetry} />}
      <Grid gap="6" templateColumns={COLUMNS} alignItems="start">
        <CodeCard name={name} content={content} link={link} style={styleOf(data, qr)} isKnown={data.isDrawable} />
        <Stack gap="6" minW={0}>
          {link && <ScansCard qrId={qr.id} />}
          {link && <ScheduleCard link={link} />}
          {link && <ChangesCard qrId={qr.id} />}
          {data.isDrawable && !link && <StaticCard qr={qr} content={content} />}
        </Stack>
      </Grid>
    </PageFrame>
  );
}

function BackLink() {
  return (
    <ButtonLink variant="outline" size="sm" to={urls.myQr}>
      {messages.myQrTitle}
    </ButtonLink>
  );
}
