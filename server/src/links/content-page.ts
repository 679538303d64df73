import { escapeHtml, framedPage } from './page-frame';

/** A page that shows content which a browser cannot open by itself. */
export interface ContentPage {
  readonly title: string;
  /** Shown with its line breaks; '' for none. */
  readonly text: string;
  /** Opens an app of the phone; null for text alone. */
  readonly link: { readonly address: string; readonly label: string } | null;
}

export function contentPageHtml({ title, text, link }: ContentPage): string {
  const shown = text === '' ? '' : `<p class="text">${escapeHtml(text)}</p>`;
  return framedPage(title, shown + (link ? `<a href="${escapeHtml(link.address)}">${escapeHtml(link.label)}</a>` : ''));
}
