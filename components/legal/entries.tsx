import type { ReactNode } from 'react';

/** One thing that the legal notice states, under its heading. */
export function Entry({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="legal-entry">
      <div className="beside">
        <h2 className="text-h6">{title}</h2>
        <div>{children}</div>
      </div>
    </section>
  );
}

type RegisterEntryProps = {
  title: string;
  /** The names of the details, and their values in the register. */
  details: readonly (readonly [name: string, value: string])[];
};

/** Where the company is registered, as a list of names and values. */
export function RegisterEntry({ title, details }: RegisterEntryProps) {
  return (
    <Entry title={title}>
      <dl className="grid gap-2">
        {details.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-quiet text-note">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Entry>
  );
}
