import { QR_TYPES } from '@frontdesk/shared/endpoints/qr';
import { chakra } from '@frontdesk/shared/ui/core';
import { PAYLOAD_FIELDS } from '../../model/qr-content';

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

/** Explains which columns a row of each type needs. */
export function ColumnsHelp() {
  return (
    <List>
      {QR_TYPES.map((type) => [
        <dt key={type}>{type}</dt>,
        <Columns key={`${type} columns`}>{PAYLOAD_FIELDS[type].join(', ')}</Columns>,
      ])}
    </List>
  );
}
