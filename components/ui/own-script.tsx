type OwnScriptProps = {
  /**
   * The type of data that the script holds, or `module` for code, which then does not delay the
   * page.
   */
  type?: 'application/ld+json' | 'speculationrules' | 'module';
  text: string;
};

/** A script within the page. `data-own` marks it: the finishing step removes all other scripts. */
export function OwnScript({ type, text }: OwnScriptProps) {
  const async = type === 'module';
  return (
    <script type={type} async={async} data-own="" dangerouslySetInnerHTML={{ __html: text }} />
  );
}
