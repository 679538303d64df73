import { Box, Button, Flex, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { Skeleton } from '@frontdesk/shared/ui/data';
import { useMemo, useState } from 'react';
import { batchMessages } from '../../batch-messages';
import type { PrintCode } from '../../model/print-code';
import { layOutSheet, PRINT_MAX, sheetsOf } from '../../model/sheet-layout';
import { Sheet } from './Sheet';
import { type Settings, SheetSettings } from './SheetSettings';
import { useDrawnCodes } from './use-drawn-codes';
import { usePrintStyle } from './use-print-style';

const INITIAL: Settings = { paper: 'A4', codeWidth: 40, hasMarks: true };

/** The sheets as they will come out of the printer, at least one code on them. */
export function Sheets({ codes }: { codes: readonly PrintCode[] }) {
  const [settings, setSettings] = useState(INITIAL);
  const { paper, codeWidth, hasMarks } = settings;
  const printed = useMemo(() => codes.slice(0, PRINT_MAX), [codes]);
  const drawn = useDrawnCodes(printed);
  const layout = useMemo(() => layOutSheet(paper, codeWidth), [paper, codeWidth]);
  const sheets = useMemo(() => drawn && sheetsOf(drawn, layout), [drawn, layout]);
  const tooDense = drawn?.filter(({ printMm }) => printMm > codeWidth) ?? [];
  usePrintStyle(paper);

  return (
    <Stack gap="5">
      <SheetSettings settings={settings} onChange={(changes) => setSettings({ ...settings, ...changes })} />
      <Flex gap="4" wrap="wrap" align="center">
        <Button pending={sheets === null} onClick={() => window.print()}>
          {batchMessages.print}
        </Button>
        {sheets && (
          <Text tone="muted" role="status">
            {batchMessages.sheets(printed.length, sheets.length)}
          </Text>
        )}
      </Flex>
      {codes.length > PRINT_MAX && <Notice tone="warning">{batchMessages.tooMany(PRINT_MAX, codes.length)}</Notice>}
      {tooDense.length > 0 && (
        <Notice tone="warning">
          {batchMessages.tooSmall(tooDense.length, Math.max(...tooDense.map(({ printMm }) => printMm)))}
        </Notice>
      )}
      <Box
        overflowX="auto"
        position="relative"
        tabIndex={0}
        role="region"
        aria-label={batchMessages.sheetTitle}
        data-sheets
      >
        {sheets === null && <Skeleton height="500px" />}
        {sheets?.map((sheet, index) => (
          <Sheet key={sheet[0]?.key} number={index + 1} codes={sheet} {...{ paper, layout, codeWidth, hasMarks }} />
        ))}
      </Box>
    </Stack>
  );
}
