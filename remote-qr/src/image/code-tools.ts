// Groups all code that reads and draws QR codes into a single script, which loads after the page.
export { checkCode } from '../../image/check-code';
export { codePdf } from '../../image/code-pdf';
export { drawCode } from '../../image/draw-code';
export { loadLogo } from '../../image/load-logo';
export { readImage } from '../../image/read-image';
export { carriesContent } from '../../model/carries-content';
export { codeSvg } from '../../model/code-svg';
export { modulesFor } from '../../model/modules-for';
