/** Renders what people see before any script has loaded. For builds. */
export { renderBaseStyles } from './render-base-styles';
export { renderFirstView } from './render-first-view';
