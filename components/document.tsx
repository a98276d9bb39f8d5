// The frame of every page: language, colours of the game, and the one script that must run before the first paint.
import type { ReactNode } from 'react';
import { installPath, manifestPath, withBase } from '@/lib/addresses';
import { stringsOf } from '@/lib/interface';
import type { Lang } from '@/lib/languages';
import { devScript } from './dev-script';
import { BAR_COLOURS, firstScript, lockStyle } from './first-script';
import { OfflineStart } from './offline/offline-start';
import { UpdateWatch } from './offline/update-watch';
import { StoredOnPage } from './stored-on-page';

/** Where `npm run dev` tells of edits; nothing in a built site. */
const DEV_PORT = process.env.NEXT_PUBLIC_DEV_PORT;

interface DocumentProps {
  lang: Lang;
  colour?: { light: string; dark: string };
  /** What else must be in the head of this page. */
  head?: ReactNode;
  /** Whose remembered choices count here; none on the shelf. */
  game?: string;
  /** Points of the game's campaign that open its locks. */
  points?: readonly string[];
  children: ReactNode;
}

export function Document({ lang, colour, game = '', points = [], head, children }: DocumentProps) {
  const colours = colour ? { '--accent-light': colour.light, '--accent-dark': colour.dark } : {};
  return (
    <html lang={lang} style={colours as React.CSSProperties} suppressHydrationWarning>
      <head>
        <meta name="theme-color" content={BAR_COLOURS.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={BAR_COLOURS.dark} media="(prefers-color-scheme: dark)" />
        <link rel="manifest" href={withBase(manifestPath(lang))} />
        <link rel="apple-touch-icon" href={withBase(installPath('apple-touch-icon.png'))} />
        <meta name="mobile-web-app-capable" content="yes" />
        <meta name="apple-mobile-web-app-capable" content="yes" />
        <meta name="apple-mobile-web-app-title" content={stringsOf(lang).siteName} />
        <meta name="apple-mobile-web-app-status-bar-style" content="default" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of constants and checked ids */}
        <script dangerouslySetInnerHTML={{ __html: firstScript(game) }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of constants and checked ids */}
        {points.length > 0 && <style dangerouslySetInnerHTML={{ __html: lockStyle(points) }} />}
        {head}
        {DEV_PORT && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made of constants
          <script dangerouslySetInnerHTML={{ __html: devScript(DEV_PORT) }} />
        )}
      </head>
      <body className="min-h-dvh bg-paper text-ink antialiased">
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:fixed focus:left-3 focus:top-3 focus:z-50 focus:rounded-full focus:bg-ink focus:px-4 focus:py-3 focus:text-paper"
        >
          {stringsOf(lang).skipToContent}
        </a>
        {children}
        <StoredOnPage game={game} />
        <OfflineStart game={game} />
        <UpdateWatch lang={lang} />
      </body>
    </html>
  );
}
