import { Td } from '@frontdesk/shared/ui/data';
import { ColumnTable } from './ColumnTable';
import * as messages from './messages';
import { sharedLibraries } from './shared-libraries';

/** Lists the shared libraries with their versions and providers. */
export function SharedLibraries() {
  return (
    <ColumnTable columns={messages.libraryColumns}>
      {sharedLibraries().map(({ name, version, contents, from, isLoaded }) => (
        <tr key={`${name} ${version}`}>
          <Td>{name}</Td>
          <Td>{version}</Td>
          <Td>{contents || '-'}</Td>
          <Td>{from}</Td>
          <Td>{isLoaded ? messages.libraryStates.loaded : messages.libraryStates.idle}</Td>
        </tr>
      ))}
    </ColumnTable>
  );
}
