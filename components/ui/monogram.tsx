/** The initials of the site's name on a disc: the editorial team's portrait. */
export function Monogram({ name }: { name: string }) {
  const initials = (name.match(/\b\p{L}/gu) ?? []).slice(0, 2).join('');
  return (
    <span
      aria-hidden="true"
      className="flex size-11 shrink-0 items-center border border-transparent justify-center rounded-full bg-solid font-heading font-semibold text-note text-white"
    >
      {initials.toUpperCase()}
    </span>
  );
}
