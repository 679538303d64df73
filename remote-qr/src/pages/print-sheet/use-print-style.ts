import { useEffect } from 'react';
import type { Paper } from '../../model/sheet-layout';

/** Prints only the sheets, wherever they are in the page. */
const ONLY_SHEETS = `
@media print {
  body *:not(:has([data-sheets])):not([data-sheets]):not([data-sheets] *) { display: none !important; }
  html, body, body *:has([data-sheets]), [data-sheets] {
    display: block !important; position: static !important; margin: 0 !important; padding: 0 !important; border: 0 !important;
    max-width: none !important; min-height: 0 !important; overflow: visible !important; background: #fff !important;
  }
}`;

/**
 * While this page is open, makes the browser print only its sheets, on this paper. Page rules cannot be part of a
 * component's style.
 */
export function usePrintStyle(paper: Paper): void {
  useEffect(
    function printOnlySheets() {
      const style = new CSSStyleSheet();
      style.replaceSync(`@page { size: ${paper} portrait; margin: 0; }${ONLY_SHEETS}`);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== style);
      };
    },
    [paper],
  );
}
