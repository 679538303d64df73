import { Table, TableFrame, Td, Th } from '@frontdesk/shared/ui/data';
import { sharedLibraries } from './shared-libraries';

/** What all parts share, in which version, and who brought it. */
export function SharedLibraries() {
  return (
    <TableFrame>
      <Table minW="680px">
        <thead>
          <tr>
            <Th scope="col">Module</Th>
            <Th scope="col">Version</Th>
            <Th scope="col">Made of</Th>
            <Th scope="col">Provided by</Th>
            <Th scope="col">State</Th>
          </tr>
        </thead>
        <tbody>
          {sharedLibraries().map(({ name, version, contents, from, isLoaded }) => (
            <tr key={`${name} ${version}`}>
              <Td>{name}</Td>
              <Td>{version}</Td>
              <Td>{contents || '-'}</Td>
              <Td>{from}</Td>
              <Td>{isLoaded ? 'loaded' : 'not loaded yet'}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
