// Styles as text, as the bundler of the parts gives them.
declare module '*/own.css' {
  const text: string;
  export default text;
}
