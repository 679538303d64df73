import { writeCsv } from '@frontdesk/shared/csv';
import { Details } from '@frontdesk/shared/details';
import { QR_TYPES, type QrType } from '@frontdesk/shared/endpoints/qr';
import { isAlwaysShortLink } from '@frontdesk/shared/endpoints/qr-content';
import { columnsOf, payloadFieldsOf } from '@frontdesk/shared/endpoints/qr-kinds/kinds';
import { offerFile } from '@frontdesk/shared/files';
import { useQueryClient } from '@frontdesk/shared/query';
import { Button, Card, chakra, Flex, Notice, PageFrame, Stack, Text } from '@frontdesk/shared/ui/core';
import { useId } from 'react';
import { agentsQuery } from '../../api/agents';
import { KIND_FORMS } from '../../kind-forms';
import * as batchMessages from '../../messages/batch';
import { formValuesOf } from '../../model/qr-content';
import { BATCH_ROWS_MAX } from '../../model/read-batch';
import { FileInput } from '../FileInput';
import { BatchRows } from './BatchRows';
import { useBatch } from './batch-work';
import { GoodRows } from './GoodRows';

const csvFile = (rows: string[][]) => new Blob([writeCsv(rows)], { type: 'text/csv' });

/** Creates an example file with a row of each type except places, which have a separate file. */
export function exampleCsv(): Blob {
  const types = QR_TYPES.filter((type) => !isAlwaysShortLink(type));
  const columns = [...new Set(types.flatMap(payloadFieldsOf))];
  const rows = types.map((type) => {
    const { name, payload } = KIND_FORMS[type].example;
    const fields = new Map<string, string>(Object.entries(formValuesOf(payload)));
    return [name, type, ...columns.map((column) => fields.get(column) ?? '')];
  });
  return csvFile([['name', 'type', ...columns], ...rows]);
}

/** Creates an example file with places of an agent. */
export function placesCsv(agent: string): Blob {
  const rows = [1, 2, 3].map((table) => [
    agent,
    batchMessages.examplePlace(table),
    batchMessages.exampleWifi(table),
    batchMessages.exampleDrinks,
    batchMessages.exampleQuestion,
  ]);
  return csvFile([['agent', 'place', 'fact 1', 'fact 2', 'question 1'], ...rows]);
}

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    fontSize: 'sm',
  },
});
const Columns = chakra('dd', {
  base: { fontFamily: 'mono', fontSize: 'xs', overflowWrap: 'anywhere', alignSelf: 'center' },
});

/** Lists the columns of a type; for a list field, names only the first and the last column. */
function columnNames(type: QrType): string {
  return [...columnsOf(type).values()]
    .map((columns) =>
      columns.length > 1 ? batchMessages.columnsFromTo(columns[0] ?? '', columns.at(-1) ?? '') : columns,
    )
    .join(', ');
}

/** Explains which columns rows of other types need. */
function ColumnsHelp() {
  return (
    <Details>
      <summary>{batchMessages.otherKinds}</summary>
      <Text tone="muted" my="2">
        {batchMessages.otherKindsHelp}
      </Text>
      <List>
        {QR_TYPES.filter((type) => type !== 'Url').map((type) => [
          <dt key={type}>{type}</dt>,
          <Columns key={`${type} columns`}>{columnNames(type)}</Columns>,
        ])}
      </List>
    </Details>
  );
}

const Label = chakra('label', { base: { fontWeight: 500 } });

export function QrBatchPage() {
  const fileId = useId();
  const { batch, actions } = useBatch();
  const { rows, problem, results } = batch;
  const good = rows?.filter((row) => row.ok);
  const queries = useQueryClient();
  /** Contains the name of one of the owner's agents, so that the file can be tried unchanged. */
  async function offerPlaces() {
    const agents = await queries.fetchQuery(agentsQuery).catch(() => []);
    offerFile(placesCsv(agents[0]?.name ?? batchMessages.exampleAgent), batchMessages.placesExampleName);
  }
  return (
    <PageFrame
      title={batchMessages.title}
      intro={batchMessages.intro}
      action={
        <Flex gap="3" wrap="wrap">
          <Button variant="outline" onClick={() => offerFile(exampleCsv(), batchMessages.exampleName)}>
            {batchMessages.example}
          </Button>
          <Button variant="outline" onClick={() => void offerPlaces()}>
            {batchMessages.placesExample}
          </Button>
        </Flex>
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
              {batchMessages.fileHelp(BATCH_ROWS_MAX)}
            </Text>
            <ColumnsHelp />
            {problem && <Notice tone="danger">{batchMessages.problems(BATCH_ROWS_MAX)[problem]}</Notice>}
          </Stack>
        </Card>
        {good && good.length > 0 && <GoodRows rows={good} batch={batch} actions={actions} />}
        {rows && <BatchRows rows={rows} results={results} />}
      </Stack>
    </PageFrame>
  );
}
