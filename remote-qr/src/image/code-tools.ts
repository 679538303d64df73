// Groups all code that reads and draws QR codes into a single script, which loads after the page.
export { carriesContent } from '../model/carries-content';
export { codeSvg } from '../model/code-parts';
export { modulesFor } from '../model/encode-modules';
export { checkCode, readPrint } from './check-code';
export { codePdf } from './code-pdf';
export { drawCode } from './draw-code';
export { loadLogo, readImage } from './load-logo';
