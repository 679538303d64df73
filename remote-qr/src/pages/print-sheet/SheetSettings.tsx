import { Flex } from '@frontdesk/shared/ui/core';
import { SelectField } from '@frontdesk/shared/ui/form';
import * as batchMessages from '../../batch-messages';
import { CODE_WIDTHS, PAPERS, type Paper } from '../../model/sheet-layout';

export interface Settings {
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

export function SheetSettings({ settings, onChange }: SheetSettingsProps) {
  const { paper, codeWidth, hasMarks } = settings;
  const [shown, hidden] = batchMessages.cutMarkWords;
  return (
    <Flex gap="4" wrap="wrap">
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
    </Flex>
  );
}
