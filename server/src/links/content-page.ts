import { escapeHtml, framedPage } from './page-frame';

/** Content that a browser cannot open by itself, as a page that shows it. */
export interface ContentPage {
  readonly title: string;
  /** Shown with its line breaks; '' for none. */
  readonly text: string;
  /** What opens an app of the phone; null for text alone. */
  readonly link: { readonly address: string; readonly label: string } | null;
}

export function contentPageHtml({ title, text, link }: ContentPage): string {
  const shown = text === '' ? '' : `<p class="text">${escapeHtml(text)}</p>`;
  return framedPage(title, shown + (link ? `<a href="${escapeHtml(link.address)}">${escapeHtml(link.label)}</a>` : ''));
}
