// The editor page in every language except the first one: /shelf/ru/edit/.
import type { Metadata } from 'next';
import type { Lang } from '@/lib/core/languages';
import { EditorPage, editorMetadata } from '../../../editor-page';

interface Props {
  params: Promise<{ lang: Lang }>;
}

export { generateStaticParams } from '../page';

export const dynamicParams = false;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return editorMetadata((await params).lang);
}

export default async function Page({ params }: Props) {
  return <EditorPage lang={(await params).lang} />;
}
