/** Expressions that a page evaluates: true when its owner can work. */
export const READY = {
  /** React controls the first field, and typed text stays in it. */
  form: `(() => {
    const field = document.querySelector('input[type=email]');
    if (!field || !Object.keys(field).some((key) => key.startsWith('__reactProps$'))) return false;
    field.focus();
    if (document.activeElement !== field) return false;
    if (field.value === 'typed@example.com') return true;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, 'typed@example.com');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return false;
  })()`,
  /** Home shows three agents, and the counts of agents and codes. */
  home: `(() => {
    const counts = [...document.querySelectorAll('main *')].filter((each) => each.textContent.trim() === '10');
    const agents = document.querySelectorAll('main li a[href^="/agent/"], main td a[href^="/agent/"]');
    return counts.filter((each) => each.childElementCount === 0).length >= 2 && agents.length >= 3;
  })()`,
  /** The list shows its first ten rows. */
  agents: `document.querySelectorAll('main tbody tr a[href^="/agent/"], main [role=row] a[href^="/agent/"]').length >= 10`,
  /** The saved codes show their first ten. */
  codes: `document.querySelectorAll('main a[href^="/MyQr/"]').length >= 10`,
} as const;
