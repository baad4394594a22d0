/**
 * A field that people neither see nor reach, and that programs fill in. What it holds is sent along:
 * the endpoint decides, so that the page never claims to have sent what it kept back.
 */
export function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor="contact-website">{label}</label>
      <input id="contact-website" type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
