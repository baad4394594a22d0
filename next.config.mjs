import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import createNextIntlPlugin from 'next-intl/plugin';
import { configFile, messagesFolder } from './lib/site/config-files.mjs';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/current/messages.ts',
  experimental: { createMessagesDeclaration: './messages/en.json' },
});

const siteConfig = configFile(process.env);

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // tools/commands/build.ts exports aside and swaps, so that a failed build leaves the previous
  // export whole.
  distDir: process.env.EXPORT_DIR ?? '.next',
  basePath: process.env.BASE_PATH ?? '',
  typescript: {
    // Another configuration brings its own types.
    tsconfigPath: process.env.SITE_CONFIG
      ? join(dirname(siteConfig), 'tsconfig.json')
      : 'tsconfig.site.json',
  },
  trailingSlash: true,
  reactStrictMode: true,
  images: { unoptimized: true },
  // Two builds of the same sources are equal byte for byte. Nothing that is published carries the
  // id.
  generateBuildId: () => 'export',
  turbopack: {
    resolveAlias: {
      '@/site.config': `./${siteConfig}`,
      '@/messages/*': `./${messagesFolder(process.env)}/*`,
    },
    // The folder of `node_modules`. By default it is the highest folder with a lock file. Modules
    // are numbered by their paths from the root, so that the same sources would give other bytes
    // there.
    root: join(createRequire(import.meta.url).resolve('next/package.json'), '../../..'),
  },
  // Used while pages are rendered: one bundles the browser's scripts, and one reads fonts. Neither
  // can be bundled itself.
  serverExternalPackages: ['esbuild', 'fontkit'],
  experimental: {
    // No page asks Next.js for another: to measure what it could prefetch would be a third of the
    // rendering.
    prefetchInlining: false,
  },
};

export default withNextIntl(config);
