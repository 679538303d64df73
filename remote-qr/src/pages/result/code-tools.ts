// Everything that reads and draws codes, in one place, so that it is one script fetched after the page is there.
export { checkCode } from '../../image/check-code';
export { codePdf } from '../../image/code-pdf';
export { drawCode } from '../../image/draw-code';
export { loadLogo } from '../../image/load-logo';
export { readImage } from '../../image/read-image';
export { carriesContent } from '../../model/carries-content';
export { codeSvg } from '../../model/code-svg';
export { modulesFor } from '../../model/modules-for';
