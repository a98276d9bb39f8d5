// Serves the search data file of each edition unchanged, as the compile step wrote it: /data/outer-rim.uk.json.
import { allEditions, readData } from '../../compiled-site';

export const dynamic = 'force-static';

export const generateStaticParams = () =>
  allEditions().map(({ game, lang }) => ({ file: `${game}.${lang}.json` }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  return new Response(readData(file), { headers: { 'content-type': 'application/json; charset=utf-8' } });
}
