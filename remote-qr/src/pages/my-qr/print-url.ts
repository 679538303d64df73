import { type CodeView, writeView } from '../../model/code-view';
import { urls } from '../../urls';

/** The print sheet of the saved codes that a view finds. */
export function printUrl(view: CodeView): string {
  const parameters = writeView(new URLSearchParams(), view).toString();
  return parameters === '' ? urls.printSheet : `${urls.printSheet}?${parameters}`;
}
