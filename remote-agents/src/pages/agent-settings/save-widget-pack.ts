import { offerFile } from '@frontdesk/shared/files';
import { readWidgetExtra, readWidgetFile, WIDGET_EXTRAS } from '../../api/widget';
import { type PackConfig, packFiles } from '../../model/widget-pack';

/** Spec section 9.5. */
const PACK_NAME = 'chatbot-widget.zip';

/** Downloads the widget as files for any web server. Rejects when one of its files cannot be loaded. */
export async function saveWidgetPack(config: PackConfig): Promise<void> {
  const [{ default: JSZip }, script, style, extras] = await Promise.all([
    import('jszip'),
    readWidgetFile('chatbot-widget.js'),
    readWidgetFile('chatbot-widget.css'),
    Promise.all(WIDGET_EXTRAS.map(readWidgetExtra)),
  ]);
  const zip = new JSZip();
  for (const [name, text] of Object.entries(packFiles(config, { script, style }))) zip.file(name, text);
  for (const [at, name] of WIDGET_EXTRAS.entries()) zip.file(name, extras[at] ?? '');
  offerFile(await zip.generateAsync({ type: 'blob', compression: 'DEFLATE' }), PACK_NAME);
}
