/** Attributes that tell password managers to leave a field alone. */
const notForPasswordManagers = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
};

/**
 * A field that people neither see nor reach: if it is filled in, a program did it. Its value is
 * sent with the message, and the receiver decides, because a page that dropped the message would
 * have to say that it was sent. Neither browsers nor form services know the field's name.
 */
export function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor="contact-leave-empty">{label}</label>
      <input
        id="contact-leave-empty"
        type="text"
        name="leave_empty"
        tabIndex={-1}
        autoComplete="off"
        {...notForPasswordManagers}
      />
    </div>
  );
}
