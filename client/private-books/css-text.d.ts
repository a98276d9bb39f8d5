// The bundler of the client imports the style sheet of private books as text.
declare module '*/private-books.css' {
  const text: string;
  export default text;
}
