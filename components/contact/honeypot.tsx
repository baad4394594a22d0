/** Marks by which the makers of password managers let a field say that it is none of theirs. */
const notForPasswordManagers = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
};

/**
 * A field that people neither see nor reach, and that programs fill in. What it holds is sent
 * along: whoever gets the message decides, so that the page never claims to have sent what it kept
 * back. Its name is none that browsers or form services know.
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
