// The one script that runs before the first paint: it puts what the reader chose on the page, so that nothing flickers.

import { PAPER } from '@/lib/core/palette';

/**
 * Written by hand for old browsers, and the same on every page, so that one policy fits all; every remembered value is read by
 * itself, so that a damaged one spoils no other.
 */
export const BEFORE_PAINT_SCRIPT =
  `(function(d){var g=d.dataset.game;d.classList.add('js');` +
  // The browser may offer to install before any other script runs; the offer waits for a good moment.
  `addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.pravyloInstall=e});` +
  // What is tapped before the parts are here happens as soon as they are.
  `var w=window.pravyloTaps=[];addEventListener('click',function(e){var c=e.target.closest;if(!window.pravyloTaps||!c)return;` +
  `var o=e.target.closest('a,button,input,label,summary'),b=o?o.closest('button,.rule-n,.section-link,a[data-ref]'):` +
  `e.target.closest('.entry-text .rule-body');if(!b||e.ctrlKey||e.metaKey||e.shiftKey)return;e.preventDefault();w.push(b)},true);` +
  `function r(k){try{return JSON.parse(localStorage.getItem('pravylo.'+k))}catch(e){}}` +
  `function l(k){var v=r(k);v=v&&v[g];return Array.isArray(v)?v.join(' '):''}` +
  `var t=r('theme'),s=r('textSize'),m,h,u,p,f;if(t==='light'||t==='dark'){d.dataset.theme=t;` +
  `m=document.createElement('meta');m.name='theme-color';m.id='bar-colour';` +
  `m.content=t==='dark'?'${PAPER.dark}':'${PAPER.light}';document.head.prepend(m)}` +
  `if(s===1||s===2)d.dataset.textSize=s;` +
  // The first page is read in the system's face at once; typefaces that are on the device by now are there with the first paint.
  `f=r('faces');if(Array.isArray(f))f.forEach(function(u){if(!/^\\/[\\w./~-]+\\.woff2$/.test(u))return;d.dataset.faces='';` +
  `var e=document.createElement('link');e.rel='preload';e.as='font';e.crossOrigin='';e.href=u;document.head.append(e)});` +
  // An address that asks something is an open search from the first paint on; should its script not come, the page is there.
  `if(/[?&]q=/.test(location.search)){d.classList.add('is-searching');` +
  `addEventListener('error',function(e){if(e.target.src)d.classList.remove('is-searching')},true)}` +
  `if(!g)return;` +
  `if(h=l('hidden'))d.dataset.hide=h;if(u=l('unlocked'))d.dataset.unlocked=u;` +
  `p=r('players');if(p&&p[g])d.dataset.players=p[g]})(document.documentElement)`;

/** The colours of games, each for what carries its id in `data-colour`. */
export const colourStyle = (
  games: readonly { id: string; colour: { light: string; dark: string } }[],
): string =>
  games
    .map(
      ({ id, colour }) =>
        `[data-colour="${id}"]{--accent-light:${colour.light};--accent-dark:${colour.dark}}`,
    )
    .join('');

/** What a point of the campaign opens: content of its locks, and the words that stand there instead. */
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
