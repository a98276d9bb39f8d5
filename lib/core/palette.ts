// Three colours of the site's palette for what stands outside its stylesheet: the bar of the browser, the manifest, the small pages
// of single rules. By day and by night, as in `app/globals.css`.

export const PAPER = { light: '#fbf8f3', dark: '#15130f' } as const;
export const INK = { light: '#211f1b', dark: '#ece6da' } as const;
export const SOFT = { light: '#6a6459', dark: '#a49b8d' } as const;
