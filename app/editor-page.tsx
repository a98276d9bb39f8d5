// The editor page in one interface language. Its HTML has no content, because client scripts show the book that the
// address names.
import type { Metadata } from 'next';
import { BackLink } from '@/components/page/back-link';
import { CanonicalLinkTags } from '@/components/page/canonical-link-tags';
import { editorPath } from '@/components/page/editor-address';
import { Header } from '@/components/page/header';
import { PageTitle } from '@/components/page/page-title';
import { homePath } from '@/components/page/site-addresses';
import type { Lang } from '@/lib/core/languages';
import { typeset } from '@/lib/core/typography';
import { stringsOf } from '@/lib/i18n';
import { getLangs } from './compiled-site';

export function editorMetadata(lang: Lang): Metadata {
  const { editor, siteName } = stringsOf(lang);
  return { title: `${editor.title} — ${siteName}`, description: editor.intro, robots: 'noindex' };
}

export function EditorPage({ lang }: { lang: Lang }) {
  const { editor, shelf } = stringsOf(lang);
  return (
    <>
      <CanonicalLinkTags
        canonical={editorPath(lang)}
        alternates={getLangs().map((code) => ({ lang: code, path: editorPath(code) }))}
      />
      <div data-island="editor/page" data-when="load">
        {/* If scripts run, the editor replaces this header with one that has the title of the book. */}
        <div className="without-scripts">
          <Header back={<BackLink to={homePath(lang)} label={shelf} name={shelf} />} />
        </div>
        <main id="content" className="mx-auto max-w-2xl px-5 pb-28 pt-5">
          <div className="without-scripts">
            <PageTitle>{editor.title}</PageTitle>
            <p className="mt-4 rounded-xl bg-wash p-4">{typeset(editor.noScripts)}</p>
          </div>
        </main>
      </div>
    </>
  );
}
