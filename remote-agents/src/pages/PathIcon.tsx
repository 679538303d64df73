/** An icon of one path on 24 by 24, for pages whose budget has no bytes left for an icon set. */
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
