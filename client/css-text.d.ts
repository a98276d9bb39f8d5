// Declares the type of the style sheets of islands. The bundler imports these style sheets as strings.
declare module '*/private-books.css' {
  const text: string;
  export default text;
}
declare module '*/offline.css' {
  const text: string;
  export default text;
}
declare module '*/rule-card.css' {
  const text: string;
  export default text;
}
declare module '*/desktop.css' {
  const text: string;
  export default text;
}
declare module '*/styles/decisions.css' {
  const text: string;
  export default text;
}
declare module '*/styles/pinned.css' {
  const text: string;
  export default text;
}
declare module '*/styles/preview.css' {
  const text: string;
  export default text;
}
declare module '*/styles/search.css' {
  const text: string;
  export default text;
}
declare module '*/styles/settings.css' {
  const text: string;
  export default text;
}
declare module '*/styles/sharing.css' {
  const text: string;
  export default text;
}
declare module '*/styles/sheet.css' {
  const text: string;
  export default text;
}
