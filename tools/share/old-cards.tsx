/** How each service is told that a page has another card than it remembers. */
const services = [
  {
    name: 'Google',
    tool: 'Search Console, URL inspection',
    href: 'https://search.google.com/search-console',
    todo: 'Only for those who have rights to the site there: ask the operator. Inspect the address without a campaign, then ‘Request indexing’. It takes days.',
  },
  {
    name: 'WhatsApp',
    todo: 'It has no tool. Type 2 into the field Version, or the next number, and share the address that you then get: a new address is fetched anew. Messages that were sent keep their card.',
  },
  {
    name: 'Facebook',
    tool: 'Sharing Debugger',
    href: 'https://developers.facebook.com/tools/debug/',
    todo: 'For anybody who is logged in to Facebook. Enter the address as you share it, with its campaign, then ‘Scrape Again’, twice if the old card stays. A version does not help: Facebook goes by the address that the page names.',
  },
  {
    name: 'LinkedIn',
    tool: 'Post Inspector',
    href: 'https://www.linkedin.com/post-inspector/',
    todo: 'For anybody who is logged in to LinkedIn. Inspect the address as you share it, with its campaign: that fetches it anew. Else LinkedIn remembers it for about a week. Posts that are out keep their card.',
  },
  {
    name: 'Telegram',
    tool: '@WebpageBot',
    href: 'https://t.me/WebpageBot',
    todo: 'For anybody who uses Telegram. Send the bot the address as you share it, with its campaign. Messages that were sent keep their card.',
  },
  {
    name: 'KakaoTalk',
    tool: 'OG cache of Kakao Developers',
    href: 'https://developers.kakao.com/tool/clear/og',
    todo: 'For anybody with a Kakao account. Enter the address as you share it, with its campaign, and clear it. Telephones may show the old picture for some hours more.',
  },
  {
    name: 'LINE',
    todo: 'It remembers cards on its servers and in the app. Fill in the field Version, as for WhatsApp.',
  },
  {
    name: 'X',
    todo: 'Its Card Validator shows no card any more. Fill in the field Version, as for WhatsApp.',
  },
] as const;

export function OldCards() {
  return (
    <dl className="grid gap-x-6 sm:grid-cols-[8rem_1fr]">
      {services.map(({ name, todo, ...service }) => (
        <div
          key={name}
          className="col-span-full grid break-inside-avoid grid-cols-subgrid border-hairline border-t py-3"
        >
          <dt className="font-semibold">{name}</dt>
          <dd className="max-w-[65ch]">
            {'href' in service && (
              <p>
                <a
                  href={service.href}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="py-1 font-semibold text-primary underline"
                >
                  {service.tool}
                </a>
              </p>
            )}
            {todo}
          </dd>
        </div>
      ))}
    </dl>
  );
}
