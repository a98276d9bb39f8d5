// Three colors of the site for places where its style sheet does not apply: the browser's address bar, the web manifest
// and the share pages of rules. They must equal the values in `app/globals.css`.

export const PAPER = { light: '#fbf8f3', dark: '#15130f' } as const;
export const INK = { light: '#211f1b', dark: '#ece6da' } as const;
export const SOFT = { light: '#6a6459', dark: '#a49b8d' } as const;
