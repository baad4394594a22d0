type FieldProps = {
  name: string;
  label: string;
  type?: 'text' | 'email';
  autoComplete?: string;
  /** A number of rows makes it a multiline field. */
  rows?: number;
};

/** A field under its label, and the place for the reason if it is refused. */
export function Field({ name, label, type = 'text', rows, autoComplete }: FieldProps) {
  const id = `contact-${name}`;
  const reasonId = `${id}-reason`;
  const shared = {
    id,
    name,
    required: true,
    autoComplete,
    'aria-describedby': reasonId,
    className: 'field',
  };
  return (
    <div>
      <label htmlFor={id} className="font-medium text-note">
        {label}{' '}
        <span aria-hidden="true" className="required-mark">
          *
        </span>
      </label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />}
      <p id={reasonId} className="font-medium text-danger text-small" />
    </div>
  );
}
