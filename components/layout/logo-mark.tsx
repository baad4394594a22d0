/** A speech bubble with a tick: an opinion, counted. */
export function LogoMark() {
  return (
    <svg aria-hidden="true" width="32" height="32" viewBox="0 0 32 32" className="shrink-0">
      <rect width="32" height="32" rx="8" className="fill-primary" />
      <path
        d="M7 9a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3h-6l-6 5v-5a3 3 0 0 1-3-3z"
        className="fill-white"
      />
      <path
        d="m11.5 13.5 3.2 3.2 6-6"
        fill="none"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-secondary"
      />
    </svg>
  );
}
