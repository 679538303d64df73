import { Table, TableFrame, Td, Th } from '@frontdesk/shared/ui/data';
import * as messages from './health-messages';
import { sharedLibraries } from './shared-libraries';

/** Lists the shared libraries with their versions and providers. */
export function SharedLibraries() {
  return (
    <TableFrame>
      <Table minW="680px">
        <thead>
          <tr>
            {messages.libraryColumns.map((column) => (
              <Th key={column} scope="col">
                {column}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sharedLibraries().map(({ name, version, contents, from, isLoaded }) => (
            <tr key={`${name} ${version}`}>
              <Td>{name}</Td>
              <Td>{version}</Td>
              <Td>{contents || '-'}</Td>
              <Td>{from}</Td>
              <Td>{isLoaded ? messages.libraryStates.loaded : messages.libraryStates.idle}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
