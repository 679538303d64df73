import { getClientReport } from '@frontdesk/shared/endpoints/client-report';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import { Heading, Text } from '@frontdesk/shared/ui/core';
import { Td } from '@frontdesk/shared/ui/data';
import { ColumnTable } from './ColumnTable';
import * as messages from './messages';

/** Shows how the parts load in all browsers. Renders nothing on a server that collects no reports. */
export function BrowserReports() {
  const { data } = useQuery({ ...endpointQuery(getClientReport, {}), retry: false });
  if (!data) return null;
  return (
    <>
      <Heading as="h2" mt="4">
        {messages.reports}
      </Heading>
      <Text color="text.muted">{messages.reportsIntro}</Text>
      {data.remotes.length === 0 ? <Text>{messages.noReports}</Text> : <Reports remotes={data.remotes} />}
    </>
  );
}

interface ReportsProps {
  readonly remotes: readonly {
    readonly remote: string;
    readonly version: string;
    readonly loads: number;
    readonly medianMs: number | null;
    readonly failures: Readonly<Record<string, number>>;
  }[];
}

function Reports({ remotes }: ReportsProps) {
  return (
    <ColumnTable columns={messages.reportColumns}>
      {remotes.map(({ remote, version, loads, medianMs, failures }) => (
        <tr key={`${remote} ${version}`}>
          <Td>{remote}</Td>
          <Td>{version}</Td>
          <Td>{loads}</Td>
          <Td>{medianMs === null ? '-' : messages.median(medianMs)}</Td>
          <Td>{inWords(failures)}</Td>
        </tr>
      ))}
    </ColumnTable>
  );
}

const inWords = (failures: Readonly<Record<string, number>>) =>
  Object.entries(failures)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ') || messages.noFailures;
