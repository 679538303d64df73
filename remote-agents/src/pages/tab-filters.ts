import { BESIDE_FROM } from './conversation-list/use-marked-row';

/**
 * The filters of a tab, with quiet borders. Where the window has room, they are on the same line as the tabs, with
 * labels before their fields.
 */
export const TAB_FILTERS = {
  '& :is(input, select)': { borderColor: 'line' },
  [`@media ${BESIDE_FROM}`]: {
    alignItems: 'center',
    gridTemplateColumns: 'auto auto',
    width: 'fit-content',
    mt: '-65px',
    mb: '25px',
    ms: 'auto',
    '& :is(input, select, button)': { minH: '32px', py: '1' },
    '& div:has(> label)': { flexDirection: 'row', alignItems: 'center', gap: '2' },
    '& label': { color: 'text.muted', fontWeight: 400, whiteSpace: 'nowrap' },
    '& select + div': { top: '7px' },
  },
};
