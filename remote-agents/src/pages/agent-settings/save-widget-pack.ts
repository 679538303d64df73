import { readWidgetFile } from '../../api/read-widget-file';
import { type PackConfig, packFiles } from '../../model/widget-pack';
import { offerDownload } from '../offer-download';

/** Spec section 9. */
const PACK_NAME = 'chatbot-widget.zip';

/** Downloads the widget as files for any web server. Rejects when one of its parts cannot be loaded. */
export async function saveWidgetPack(config: PackConfig): Promise<void> {
  const [{ default: JSZip }, script, style] = await Promise.all([
    import('jszip'),
    readWidgetFile('chatbot-widget.js'),
    readWidgetFile('chatbot-widget.css'),
  ]);
  const zip = new JSZip();
  for (const [name, text] of Object.entries(packFiles(config, { script, style }))) zip.file(name, text);
  offerDownload(PACK_NAME, await zip.generateAsync({ type: 'blob', compression: 'DEFLATE' }));
}
