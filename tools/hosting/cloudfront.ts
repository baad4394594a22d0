import { readFileSync } from 'node:fs';
import type { Place } from './nginx';
import { notFoundPage } from './not-found';
import {
  caching,
  cachingOf,
  contentTypeOf,
  extensionOf,
  type Header,
  hashedFolders,
  resourcePolicy,
  sharedFiles,
} from './rules';

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/**
 * The commands that upload an export with these files: what pages refer to comes before them. One command for each
 * kind of file, because `aws s3` would guess its content type, and without the charset.
 */
function uploads({ basePath }: Place, files: readonly string[]): string {
  const folders = [
    ...hashedFolders.map((folder) => ({ folder, value: caching.hashed })),
    { folder: '', value: caching.rest },
    { folder: '', value: caching.pages },
  ];
  const apart = hashedFolders.map((folder) => ` --exclude '${folder}*'`).join('');
  return folders
    .flatMap(({ folder, value }) => {
      const alike = files.filter(
        (file) => file.startsWith(folder) && contentTypeOf(file) && cachingOf(file) === value,
      );
      const path = folder && `/${folder.slice(0, -1)}`;
      return [...new Set(alike.map(extensionOf))].map(
        (extension) =>
          `aws s3 cp --recursive out${path} s3://BUCKET${basePath}${path} --exclude '*' --include '*.${extension}'${folder ? '' : apart} \\
  --content-type '${contentTypeOf(`.${extension}`)}' --cache-control '${value}'`,
      );
    })
    .join('\n');
}

/** How to publish the export on S3 with CloudFront, as a page to read: `tools/hosting/cloudfront.md`, filled in. */
export function cloudfrontPage(
  place: Place,
  files: readonly string[],
  headers: readonly Header[],
): string {
  const values: Record<string, string> = {
    place: place.host + (place.basePath || '/'),
    uploads: uploads(place, files),
    notFoundPage: notFoundPage(place.basePath),
    headers: table(
      ['header', 'value'],
      [...headers, ['Cross-Origin-Resource-Policy', resourcePolicy.own]],
    ),
    shared: sharedFiles
      .map((name) => `\`${place.basePath}/${name.replace(/\/$/, '/*')}\``)
      .join(', '),
    sharedPolicy: resourcePolicy.shared,
    caching: table(
      ['files', 'Cache-Control'],
      [
        ...hashedFolders.map((folder) => [`below \`${place.basePath}/${folder}\``, caching.hashed]),
        ['`.html`', caching.pages],
        ['all others', caching.rest],
      ],
    ),
  };
  const page = readFileSync('tools/hosting/cloudfront.md', 'utf8');
  return page.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name]);
}
