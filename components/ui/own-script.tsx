type OwnScriptProps = {
  type?: 'application/ld+json' | 'speculationrules';
  /** A script that runs, or data. */
  text: string;
};

/** A script within the page. Its mark keeps it there: of what Next.js adds, the export keeps nothing. */
export function OwnScript({ type, text }: OwnScriptProps) {
  return <script type={type} data-own="" dangerouslySetInnerHTML={{ __html: text }} />;
}
