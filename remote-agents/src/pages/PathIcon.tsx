/** An icon with a single path in a 24 by 24 box, for pages with no bytes left in their budget for an icon set. */
export const PathIcon = ({ d, size }: { readonly d: string; readonly size: number }) => (
  <svg
    aria-hidden
    width={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={d} />
  </svg>
);
