import { writeCsv } from '@frontdesk/shared/csv';
import { QR_TYPES } from '@frontdesk/shared/endpoints/qr';
import { payloadFieldsOf } from '@frontdesk/shared/endpoints/qr-kinds/kinds';
import { KIND_FORMS } from '../../kinds/kinds';

/** Creates an example file with a row of each type. */
export function exampleCsv(): Blob {
  const columns = [...new Set(QR_TYPES.flatMap(payloadFieldsOf))];
  const rows = QR_TYPES.map((type) => {
    const { name, payload } = KIND_FORMS[type].example;
    const fields = new Map(Object.entries(payload));
    return [name, type, ...columns.map((column) => fields.get(column) ?? '')];
  });
  return new Blob([writeCsv([['name', 'type', ...columns], ...rows])], { type: 'text/csv' });
}
