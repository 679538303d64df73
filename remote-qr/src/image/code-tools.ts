// Groups all code that reads and draws QR codes into a single script, which loads after the page.
export { codeSvg, modulesFor } from '../model/code-parts';
export { carriesContent, checkCode, readImage, readPrint } from './check-code';
export { codePdf } from './code-pdf';
export { drawCode } from './draw-code';
export { loadLogo } from './load-logo';
