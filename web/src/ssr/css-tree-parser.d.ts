/** Types of css-tree's parser by itself. */
declare module 'css-tree/parser' {
  import { parse } from 'css-tree';

  export default parse;
}
