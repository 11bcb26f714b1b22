declare function pureConstantsLoader(this: { readonly resourcePath: string }, source: string): string;
export default pureConstantsLoader;
