// The HTML document around every page: language, accent color, the before-paint script and the entry script of client/.
import type { ReactNode } from 'react';
import { withBase } from '@/components/page/site-addresses';
import { installPath, manifestPath } from '@/lib/core/addresses';
import type { Lang } from '@/lib/core/languages';
import { PAPER } from '@/lib/core/palette';
import { stringsOf } from '@/lib/i18n';
import { moduleStyle } from '../modules/module-style';
import { BEFORE_PAINT_SCRIPT, colourStyle, lockStyle } from './before-paint-script';
import { devScript } from './dev-script';

/** Port of the event server of `npm run dev`. Undefined in a built site. */
const DEV_PORT = process.env.DEV_PORT;
/** Address of the main script of client/, which every page loads. The build sets this variable. */
const ENTRY_SCRIPT = process.env.MAIN_SCRIPT ?? '';

interface Game {
  id: string;
  /** Name of the game in the language of the page. */
  name: string;
  colour: { light: string; dark: string };
  languages: readonly Lang[];
  /** Ids of the points of the campaign that unlock spoilers. */
  points: readonly string[];
  modules?: readonly { id: string }[] | undefined;
}

interface DocumentProps {
  lang: Lang;
  /** Game to which the page belongs. Undefined on the home page. */
  game?: Game;
  /**
   * For a page that belongs to no game: the games whose accent colors it shows. The home page shows those of all games.
   */
  colours?: readonly Pick<Game, 'id' | 'colour'>[];
  /** Additional elements for the head of the page. */
  head?: ReactNode;
  children: ReactNode;
}

export function Document({ lang, game, colours = game ? [game] : [], head, children }: DocumentProps) {
  const strings = stringsOf(lang);
  const style = colourStyle(colours) + lockStyle(game?.points ?? []) + moduleStyle(game?.modules);
  return (
    <html
      lang={lang}
      {...(game && {
        'data-game': game.id,
        'data-colour': game.id,
        'data-name': game.name,
        'data-languages': game.languages.join(' '),
      })}
      suppressHydrationWarning
    >
      <head>
        <meta name="theme-color" content={PAPER.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={PAPER.dark} media="(prefers-color-scheme: dark)" />
        <link rel="manifest" href={withBase(manifestPath(lang))} />
        <link rel="apple-touch-icon" href={withBase(installPath('apple-touch-icon.png'))} />
        <meta name="mobile-web-app-capable" content="yes" />
        <meta name="apple-mobile-web-app-capable" content="yes" />
        <meta name="apple-mobile-web-app-title" content={strings.siteName} />
        <meta name="apple-mobile-web-app-status-bar-style" content="default" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
        <script data-own="" dangerouslySetInnerHTML={{ __html: BEFORE_PAINT_SCRIPT }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of checked ids and colours */}
        {style && <style dangerouslySetInnerHTML={{ __html: style }} />}
        {head}
        {DEV_PORT ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made of constants
          <script dangerouslySetInnerHTML={{ __html: devScript(DEV_PORT, withBase(ENTRY_SCRIPT)) }} />
        ) : (
          <script data-own="" type="module" src={withBase(ENTRY_SCRIPT)} />
        )}
      </head>
      <body className="min-h-dvh bg-paper text-ink antialiased" data-lost={strings.scriptNotLoaded}>
        <a href="#content" className="skip-link">
          {strings.skipToContent}
        </a>
        {children}
      </body>
    </html>
  );
}
