import { Box, Button, Card, Flex, Grid, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import { SelectField } from '@frontdesk/shared/ui/form';
import { useMemo, useState } from 'react';
import * as batchMessages from '../../messages/batch';
import * as messages from '../../messages/common';
import type { PrintCode } from '../../model/print-code';
import { isLocalAddress } from '../../model/qr-content';
import type { QrStyle } from '../../model/qr-style';
import { CODE_WIDTHS, layOutSheet, PAPERS, type Paper, PRINT_MAX, sheetsOf } from '../../model/sheet-layout';
import { PresetSelect } from '../presets/PresetSelect';
import { Sheet } from './Sheet';
import { type DrawnCode, useDrawnCodes } from './use-drawn-codes';
import { usePrintStyle } from './use-print-style';

interface PartFieldProps {
  readonly count: number;
  readonly part: number;
  readonly onPart: (part: number) => void;
}

/** Selects which of very many codes to lay out, because a browser can print hundreds together but not thousands. */
function PartField({ count, part, onPart }: PartFieldProps) {
  const options = Array.from({ length: Math.ceil(count / PRINT_MAX) }, (_, index) => ({
    value: String(index),
    label: batchMessages.partOf(index * PRINT_MAX + 1, Math.min((index + 1) * PRINT_MAX, count), count),
  }));
  return (
    <SelectField
      label={batchMessages.part}
      name="part"
      value={String(part)}
      options={options}
      onChange={(value) => onPart(Number(value))}
    />
  );
}

interface Settings {
  readonly paper: Paper;
  readonly codeWidth: number;
  readonly hasMarks: boolean;
}

interface SheetSettingsProps {
  readonly settings: Settings;
  readonly onChange: (changes: Partial<Settings>) => void;
}

const MARK_OPTIONS = batchMessages.cutMarkWords.map((word) => ({ value: word, label: word }));
const PAPER_NAMES = Object.keys(PAPERS) as Paper[];

function SheetSettings({ settings, onChange }: SheetSettingsProps) {
  const { paper, codeWidth, hasMarks } = settings;
  const [shown, hidden] = batchMessages.cutMarkWords;
  return (
    <>
      <SelectField
        label={batchMessages.paper}
        name="paper"
        value={paper}
        options={PAPER_NAMES.map((name) => ({ value: name, label: name }))}
        onChange={(value) => onChange({ paper: PAPER_NAMES.find((name) => name === value) ?? paper })}
      />
      <SelectField
        label={batchMessages.codeSize}
        name="codeWidth"
        value={String(codeWidth)}
        options={CODE_WIDTHS.map((mm) => ({ value: String(mm), label: batchMessages.mm(mm) }))}
        onChange={(value) => onChange({ codeWidth: Number(value) })}
      />
      <SelectField
        label={batchMessages.cutMarks}
        name="cutMarks"
        value={hasMarks ? shown : hidden}
        options={MARK_OPTIONS}
        onChange={(value) => onChange({ hasMarks: value === shown })}
      />
    </>
  );
}

/** From 1200 px on, the settings remain beside the sheets. The sheets shrink where the paper does not fit. */
const SIDE_BY_SIDE = {
  '@media screen and (max-width: 479px)': { '& [data-sheets] > section': { zoom: 0.32 } },
  '@media screen and (min-width: 480px) and (max-width: 899px)': { '& [data-sheets] > section': { zoom: 0.5 } },
  '@media screen and (min-width: 1200px)': {
    gridTemplateColumns: '280px minmax(0, 1fr)',
    '& > [data-settings]': { position: 'sticky', top: '88px' },
    '& [data-sheets] > section': { marginInline: 'auto', '&:last-of-type': { marginBottom: 0 } },
  },
  '@media screen and (min-width: 1200px) and (max-width: 1439px)': { '& [data-sheets] > section': { zoom: 0.76 } },
} as const;

const INITIAL: Settings = { paper: 'A4', codeWidth: 40, hasMarks: true };

/** Shows the sheets as the printer prints them. Requires at least one code. */
interface SheetsProps {
  readonly codes: readonly PrintCode[];
  /** Number of codes that did not fit. */
  readonly left: number;
}

export function Sheets({ codes, left }: SheetsProps) {
  const [settings, setSettings] = useState(INITIAL);
  const { paper, codeWidth, hasMarks } = settings;
  const [chosen, setPart] = useState(0);
  const [styled, setStyled] = useState<{ readonly id: string; readonly style: QrStyle | null }>({
    id: '',
    style: null,
  });
  const part = Math.min(chosen, Math.ceil(codes.length / PRINT_MAX) - 1);
  const { style } = styled;
  const printed = useMemo(() => {
    const some = codes.slice(part * PRINT_MAX, (part + 1) * PRINT_MAX);
    return style ? some.map((code) => ({ ...code, style })) : some;
  }, [codes, part, style]);
  const { codes: drawn, done, error, retry, skip } = useDrawnCodes(printed);
  const [includesUnread, setIncludesUnread] = useState(false);
  const shown = useMemo(
    () => drawn?.filter((code) => code.drawn && (code.readers !== 0 || includesUnread)) ?? null,
    [drawn, includesUnread],
  );
  const layout = useMemo(() => layOutSheet(paper, codeWidth), [paper, codeWidth]);
  const sheets = useMemo(() => shown && sheetsOf(shown, layout), [shown, layout]);
  const noRoom = drawn?.filter((code) => !code.drawn) ?? [];
  const unread = drawn?.filter((code) => code.drawn && code.readers === 0) ?? [];
  const lostStyle = drawn?.filter((code) => code.lostStyle) ?? [];
  const tooDense = shown?.filter(({ printMm }) => printMm > codeWidth) ?? [];
  usePrintStyle(paper);

  return (
    <Grid gap="6" alignItems="start" css={SIDE_BY_SIDE}>
      <Stack gap="5" minW={0} data-settings>
        <Card display="grid" gap="4" gridTemplateColumns="repeat(auto-fit, minmax(min(200px, 100%), 1fr))">
          <SheetSettings settings={settings} onChange={(changes) => setSettings({ ...settings, ...changes })} />
          <PresetSelect
            none={messages.asSaved}
            value={styled.id}
            onChange={(id, chosenStyle) => setStyled({ id, style: chosenStyle })}
          />
          {codes.length > PRINT_MAX && <PartField count={codes.length} part={part} onPart={setPart} />}
          <Button pending={sheets === null && !error} disabled={!shown?.length} onClick={() => window.print()}>
            {batchMessages.print}
          </Button>
          {!error && (
            <Text tone="muted" role="status">
              {shown && sheets
                ? batchMessages.sheets(shown.length, sheets.length)
                : batchMessages.reading(done, printed.length)}
            </Text>
          )}
        </Card>
        {error !== null && (
          <>
            <FailedState what={batchMessages.readingFailed} error={error} onRetry={retry} />
            <Flex>
              <Button variant="outline" onClick={skip}>
                {batchMessages.skipCheck}
              </Button>
            </Flex>
          </>
        )}
        {shown?.some(({ readers }) => readers === null) && <Notice tone="warning">{batchMessages.notChecked}</Notice>}
        {noRoom.length > 0 && <Notice tone="warning">{batchMessages.noRoom(namesOf(noRoom), noRoom.length)}</Notice>}
        {unread.length > 0 && (
          <Notice
            tone="warning"
            action={
              <Button variant="outline" size="sm" onClick={() => setIncludesUnread(!includesUnread)}>
                {batchMessages.unreadAction(includesUnread, unread.length)}
              </Button>
            }
          >
            {(includesUnread ? batchMessages.printedUnread : batchMessages.notPrinted)(namesOf(unread), unread.length)}
          </Notice>
        )}
        {lostStyle.length > 0 && (
          <Notice tone="warning">{batchMessages.printedPlain(namesOf(lostStyle), lostStyle.length)}</Notice>
        )}
        {shown?.some(({ readers }) => readers === 1) && <Notice tone="info">{batchMessages.readOnce}</Notice>}
        {left > 0 && <Notice tone="warning">{batchMessages.left(left)}</Notice>}
        {shown?.some(({ text }) => isLocalAddress(text)) && (
          <Notice tone="warning">{batchMessages.localAddresses}</Notice>
        )}
        {tooDense.length > 0 && (
          <Notice tone="warning">
            {batchMessages.tooSmall(
              namesOf(tooDense),
              tooDense.length,
              Math.max(...tooDense.map(({ printMm }) => printMm)),
            )}
          </Notice>
        )}
      </Stack>
      <Box
        overflowX="auto"
        position="relative"
        bg="subtle"
        rounded="lg"
        p={{ base: '3', xl: '4' }}
        tabIndex={0}
        role="region"
        aria-label={batchMessages.sheetTitle}
        data-sheets
      >
        {sheets === null && !error && <Skeleton height="500px" />}
        {sheets?.map((sheet, index) => (
          <Sheet key={sheet[0]?.key} number={index + 1} codes={sheet} {...{ paper, layout, codeWidth, hasMarks }} />
        ))}
      </Box>
    </Grid>
  );
}

/** Number of codes that a notice names. */
const NAMED_MAX = 5;

function namesOf(codes: readonly DrawnCode[]): string {
  const named = codes.slice(0, NAMED_MAX).map(({ name }) => batchMessages.quoted(name.trim() || messages.unnamed));
  const more = codes.length - named.length;
  return [...named, ...(more > 0 ? [batchMessages.more(more)] : [])].join(', ');
}
