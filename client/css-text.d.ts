// Declares the type of the style sheets of islands. The bundler imports these style sheets as strings.
declare module '*.css' {
  const text: string;
  export default text;
}
