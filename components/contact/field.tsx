type FieldProps = {
  name: string;
  label: string;
  type?: 'text' | 'email';
  autoComplete?: string;
  /** A number of rows makes it a multiline field. */
  rows?: number;
};

const look =
  'mt-1 block w-full rounded border border-control bg-field px-3 py-2 text-ink group-data-unconnected:bg-surface disabled:bg-surface disabled:text-ink-quiet disabled:resize-none';

/** A field under its label. It is marked as required; nothing is enforced: see docs/decisions/contact-form.md. */
export function Field({ name, label, type = 'text', rows, autoComplete }: FieldProps) {
  const shared = { id: `contact-${name}`, name, required: true, autoComplete };
  return (
    <div>
      <label htmlFor={shared.id} className="font-medium text-note">
        {label}{' '}
        <span aria-hidden="true" className="group-has-data-[phase=sent]:hidden">
          *
        </span>
      </label>
      {rows ? (
        <textarea {...shared} rows={rows} className={look} />
      ) : (
        <input {...shared} type={type} className={`${look} min-h-target`} />
      )}
    </div>
  );
}
