// The smallest build of FlexSearch, which comes without types of its own.
declare module 'flexsearch-light' {
  export { Index } from 'flexsearch';
}
