// Declares the type of the style sheet of private books, which the bundler imports as text.
declare module '*/private-books.css' {
  const text: string;
  export default text;
}
