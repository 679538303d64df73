import { offerFile } from '@frontdesk/shared/files';
import { Box, Button, Card, chakra, Notice, PageFrame, Stack, Text } from '@frontdesk/shared/ui/core';
import { useId, useState } from 'react';
import * as batchMessages from '../../batch-messages';
import { PLAIN_STYLE } from '../../model/qr-style';
import { FileInput } from '../FileInput';
import { PresetSelect } from '../presets/PresetSelect';
import { BatchRows } from './BatchRows';
import { ColumnsHelp } from './ColumnsHelp';
import { exampleCsv } from './example-csv';
import { SavePart } from './SavePart';
import { useBatch } from './use-batch';
import { ZipPart } from './ZipPart';

const Label = chakra('label', { base: { fontWeight: 500 } });

export function QrBatchPage() {
  const fileId = useId();
  const { batch, actions } = useBatch();
  const { rows, problem, results } = batch;
  const [styled, setStyled] = useState({ id: '', style: PLAIN_STYLE });
  return (
    <PageFrame
      title={batchMessages.title}
      intro={batchMessages.intro}
      action={
        <Button variant="outline" onClick={() => offerFile(exampleCsv(), batchMessages.exampleName)}>
          {batchMessages.example}
        </Button>
      }
    >
      <Stack gap="6">
        <Card>
          <Stack gap="4">
            <div>
              <Label htmlFor={fileId}>{batchMessages.file}</Label>
              <FileInput
                id={fileId}
                type="file"
                accept=".csv,.txt,.tsv,text/csv"
                aria-describedby={`${fileId}-help`}
                onChange={({ currentTarget }) => {
                  const [file] = currentTarget.files ?? [];
                  if (file) actions.open(file);
                }}
                // Allows choosing the same file again after it was corrected.
                onClick={({ currentTarget }) => {
                  currentTarget.value = '';
                }}
              />
            </div>
            <Text id={`${fileId}-help`} tone="muted">
              {batchMessages.fileHelp}
            </Text>
            <ColumnsHelp />
            {problem && <Notice tone="danger">{batchMessages.problems[problem]}</Notice>}
          </Stack>
        </Card>
        {rows?.some(({ ok }) => ok) && (
          <Stack gap="3">
            <Box maxW="320px">
              <PresetSelect
                value={styled.id}
                onChange={(id, style) => setStyled({ id, style: style ?? PLAIN_STYLE })}
              />
            </Box>
            <ZipPart rows={rows} style={styled.style} />
            <SavePart rows={rows} batch={batch} style={styled.style} actions={actions} />
          </Stack>
        )}
        {rows && <BatchRows rows={rows} results={results} />}
      </Stack>
    </PageFrame>
  );
}
