/** How each service is told that a page has another card than it remembers. */
const services = [
  {
    name: 'Google',
    tool: 'Search Console, URL inspection',
    href: 'https://search.google.com/search-console',
    todo: 'Inspect the address, then ‘Request indexing’. It takes days.',
  },
  {
    name: 'WhatsApp',
    todo: 'It has no tool. Add a parameter that is new, such as v=2, or change the campaign: another address is fetched anew. Messages that were sent keep their card.',
  },
  {
    name: 'Facebook',
    tool: 'Sharing Debugger',
    href: 'https://developers.facebook.com/tools/debug/',
    todo: 'Enter the address, then ‘Scrape Again’, twice if the old card stays. A parameter does not help: Facebook goes by the address that the page names.',
  },
  {
    name: 'LinkedIn',
    tool: 'Post Inspector',
    href: 'https://www.linkedin.com/post-inspector/',
    todo: 'Inspect the address: that fetches it anew. Else LinkedIn remembers it for about a week. Posts that are out keep their card.',
  },
  {
    name: 'X',
    todo: 'Its Card Validator shows no card any more. Add a parameter that is new, as for WhatsApp.',
  },
] as const;

export function OldCards() {
  return (
    <dl className="grid gap-x-6 sm:grid-cols-[8rem_1fr]">
      {services.map(({ name, todo, ...service }) => (
        <div
          key={name}
          className="col-span-full grid grid-cols-subgrid border-hairline border-t py-3"
        >
          <dt className="font-semibold">{name}</dt>
          <dd className="max-w-[65ch]">
            {'href' in service && (
              <>
                <a
                  href={service.href}
                  rel="noreferrer"
                  className="font-semibold text-primary underline"
                >
                  {service.tool}
                </a>
                .{' '}
              </>
            )}
            {todo}
          </dd>
        </div>
      ))}
    </dl>
  );
}
