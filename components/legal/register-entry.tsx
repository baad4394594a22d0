import { Entry } from './entry';

type RegisterEntryProps = {
  title: string;
  /** Each name with what the register has under it. */
  details: readonly (readonly [name: string, value: string])[];
};

/** Where the company is registered, as a list of names and values. */
export function RegisterEntry({ title, details }: RegisterEntryProps) {
  return (
    <Entry title={title}>
      <dl className="space-y-2">
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
