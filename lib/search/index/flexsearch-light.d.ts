// Types for the smallest build of FlexSearch, which is published without types.
declare module 'flexsearch-light' {
  export { Index } from 'flexsearch';
}
