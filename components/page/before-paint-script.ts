// The inline script in the head of every page. It applies the stored settings, such as the theme, before the browser
// paints the page for the first time. Otherwise, the page would flicker.

import { PAPER } from '@/lib/core/palette';

/**
 * The code of the script. It is written in ES5 for old browsers. It is the same on every page, so one hash in the
 * Content-Security-Policy is enough for all pages. Each stored value is read separately, so a damaged value does not
 * affect the others.
 */
export const BEFORE_PAINT_SCRIPT =
  `(function(d){var g=d.dataset.game;d.classList.add('js');` +
  // Browsers may fire `beforeinstallprompt` before any other script runs, so the event is stored for later use.
  `addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.pravyloInstall=e});` +
  // Records taps until the scripts of the islands have loaded. client/init-page.ts then replays the recorded taps.
  `var w=window.pravyloTaps=[];addEventListener('click',function(e){var c=e.target.closest;if(!window.pravyloTaps||!c)return;` +
  `var o=e.target.closest('a,button,input,label,summary'),b=o?o.closest('button,.rule-n,.section-link,a[data-ref]'):` +
  `e.target.closest('.entry-text .rule-body');if(!b||e.ctrlKey||e.metaKey||e.shiftKey)return;e.preventDefault();w.push(b)},true);` +
  `function r(k){try{return JSON.parse(localStorage.getItem('pravylo.'+k))}catch(e){}}` +
  // `join` is inside `try`, because it throws an error if a damaged list is nested too deeply.
  `function l(k){try{var v=r(k)[g];return Array.isArray(v)?v.join(' '):''}catch(e){}}` +
  `var t=r('theme'),s=r('textSize'),m,h,u,p,f;if(t==='light'||t==='dark'){d.dataset.theme=t;` +
  `m=document.createElement('meta');m.name='theme-color';m.id='bar-colour';` +
  `m.content=t==='dark'?'${PAPER.dark}':'${PAPER.light}';document.head.prepend(m)}` +
  `if(s===1||s===2)d.dataset.textSize=s;` +
  // `faces` lists the font files that an earlier page has downloaded. The script preloads these files. If there is no
  // list, the page uses the system font.
  `f=r('faces');if(Array.isArray(f))f.forEach(function(u){if(!/^\\/[\\w./~-]+\\.woff2$/.test(u))return;d.dataset.faces='';` +
  `var e=document.createElement('link');e.rel='preload';e.as='font';e.crossOrigin='';e.href=u;document.head.append(e)});` +
  // If the address has a query (`?q=`), the search covers the page from the first paint. If a script fails to load, the
  // search cannot work, so the page is shown again.
  `if(/[?&]q=/.test(location.search)){d.classList.add('is-searching');` +
  `addEventListener('error',function(e){if(e.target.src)d.classList.remove('is-searching')},true)}` +
  `if(!g)return;` +
  `if(h=l('hidden'))d.dataset.hide=h;if(u=l('unlocked'))d.dataset.unlocked=u;` +
  `p=r('players');p=p&&p[g];if(typeof p==='number')d.dataset.players=p})(document.documentElement)`;

/** Returns CSS that sets the accent color of each game on elements that have the game's id in `data-colour`. */
export const colourStyle = (
  games: readonly { id: string; colour: { light: string; dark: string } }[],
): string =>
  games
    .map(
      ({ id, colour }) =>
        `[data-colour="${id}"]{--accent-light:${colour.light};--accent-dark:${colour.dark}}`,
    )
    .join('');

/** Returns CSS that shows the spoilers of each unlocked point of the campaign, and hides their placeholders. */
export const lockStyle = (points: readonly string[]): string =>
  points
    .map((point) => {
      const open = `html[data-unlocked~="${point}"] `;
      const lock = `[data-until="${point}"]`;
      return (
        `${open}details${lock}::details-content{content-visibility:visible;block-size:auto}` +
        `${open}${lock} .when-locked,${open}.locked-only${lock}{display:none}` +
        `${open}${lock} .when-open{display:revert}`
      );
    })
    .join('');
