import { markdownTable } from 'markdown-table';
import type { Place } from './nginx';
import {
  caching,
  cachingOf,
  contentTypeOf,
  extensionOf,
  type Header,
  hashedFolders,
  isHostFile,
  resourcePolicy,
  sharedFiles,
} from './rules';
import { fillTemplate } from './template';

const uploadOrder: readonly string[] = [caching.hashed, caching.rest, caching.pages];

/**
 * The commands that upload an export with these files: what pages refer to comes before them. One command for each
 * kind of file, because `aws s3` would guess its content type, and without the charset.
 */
function uploads({ basePath }: Place, files: readonly string[]): string {
  const others = hashedFolders.map((folder) => ` --exclude '${folder}*'`).join('');
  const command = (file: string) => {
    const folder = hashedFolders.find((name) => file.startsWith(name));
    const path = folder ? `/${folder.slice(0, -1)}` : '';
    return `aws s3 cp --recursive out${path} s3://BUCKET${basePath}${path} --exclude '*' --include '*.${extensionOf(file)}'${folder ? '' : others} \\
  --content-type '${contentTypeOf(file)}' --cache-control '${cachingOf(file)}'`;
  };
  const uploaded = files
    .filter((file) => contentTypeOf(file) && !isHostFile(file))
    .toSorted((a, b) => uploadOrder.indexOf(cachingOf(a)) - uploadOrder.indexOf(cachingOf(b)));
  return [...new Set(uploaded.map(command))].join('\n');
}

/** How to publish the export on S3 with CloudFront, as a page to read. */
export function cloudfrontPage(
  place: Place,
  files: readonly string[],
  headers: readonly Header[],
): string {
  const { host, basePath } = place;
  const paths = sharedFiles.map((name) => `\`${basePath}/${name.replace(/\/$/, '/*')}\``);
  return fillTemplate('cloudfront.md', basePath, {
    place: host + (basePath || '/'),
    uploads: uploads(place, files),
    headers: markdownTable(
      [['header', 'value'], ...headers, ['Cross-Origin-Resource-Policy', resourcePolicy.own]],
      // Cells are not padded to the longest: a policy is.
      { alignDelimiters: false },
    ),
    sharedPaths: paths.join(', '),
  });
}
