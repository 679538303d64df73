import { detectFormat } from './extract/detect-format';

const EXTENSIONS = { pdf: '.pdf', html: '.html', text: '.txt' } as const;

/** The name of a page's file: its title, with the extension that programs know it by. */
export function downloadName(title: string, bytes: Buffer): string {
  const extension = EXTENSIONS[formatOf(bytes)];
  return title.toLowerCase().endsWith(extension) ? title : `${title}${extension}`;
}

function formatOf(bytes: Buffer): keyof typeof EXTENSIONS {
  try {
    const format = detectFormat('', bytes);
    return format === 'pdf' || format === 'html' ? format : 'text';
  } catch {
    return 'text';
  }
}
