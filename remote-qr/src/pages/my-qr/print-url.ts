import { type CodeView, writeView } from '../../model/code-view';
import { urls } from '../../urls';

/** Returns the address of the print sheet for the saved codes in a view. */
export function printUrl(view: CodeView): string {
  const parameters = writeView(new URLSearchParams(), view).toString();
  return parameters === '' ? urls.printSheet : `${urls.printSheet}?${parameters}`;
}
