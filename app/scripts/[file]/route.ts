import { scriptFiles } from '@/app/browser-scripts';

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function generateStaticParams() {
  return [...(await scriptFiles()).keys()].map((file) => ({ file }));
}

/** A script file, which esbuild bundles from `app/client.ts`. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/scripts/[file]'>,
): Promise<Response> {
  const { file } = await params;
  return new Response((await scriptFiles()).get(file), {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
}
