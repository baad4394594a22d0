type OwnScriptProps = {
  /** That of data; or a module, which runs when it is there, and keeps nobody waiting. */
  type?: 'application/ld+json' | 'speculationrules' | 'module';
  text: string;
};

/** A script within the page. Its mark keeps it there: of what Next.js adds, the export keeps nothing. */
export function OwnScript({ type, text }: OwnScriptProps) {
  const async = type === 'module';
  return (
    <script type={type} async={async} data-own="" dangerouslySetInnerHTML={{ __html: text }} />
  );
}
