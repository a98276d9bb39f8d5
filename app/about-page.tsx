// The page about the site in one language. Its address is /about/ in the first language of the site and
// /shelf/<lang>/about/ in the others.
import type { Metadata } from 'next';
import { AboutView } from '@/components/about/about-view';
import { LanguageToggle } from '@/components/languages/language-toggle';
import { BackLink } from '@/components/page/back-link';
import { CanonicalLinkTags } from '@/components/page/canonical-link-tags';
import { Header } from '@/components/page/header';
import { aboutPath, homePath } from '@/components/page/site-addresses';
import { SettingsButton } from '@/components/settings/settings-button';
import type { Lang } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';
import { getLangs } from './compiled-site';

export function aboutMetadata(lang: Lang): Metadata {
  const { offline, siteName, shelfIntro } = stringsOf(lang);
  return { title: `${offline.about.title} — ${siteName}`, description: shelfIntro };
}

export function AboutPage({ lang }: { lang: Lang }) {
  const strings = stringsOf(lang);
  const versions = getLangs().map((code) => ({ lang: code, path: aboutPath(code) }));
  return (
    <>
      <CanonicalLinkTags canonical={aboutPath(lang)} alternates={versions} />
      <Header back={<BackLink to={homePath(lang)} label={strings.shelf} name={strings.shelf} />}>
        <LanguageToggle lang={lang} versions={versions} />
        <SettingsButton lang={lang} />
      </Header>
      <AboutView lang={lang} />
    </>
  );
}
