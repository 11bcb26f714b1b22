declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.svg' {
  const url: string;
  export default url;
}
/** What is used of quagga2: readers of one row of bars each. Its own types know neither this file nor where it keeps them. */
declare module '@ericblade/quagga2/dist/quagga.min.js' {
  export interface RowReader {
    /** @param bars 1 for a bar and 0 for a gap; they may come out turned round */
    decodePattern(bars: number[]): { readonly code: string; readonly format: string } | null;
  }
  type Name = 'Code128Reader' | 'Code39Reader' | 'Code93Reader' | 'EANReader';
  const quagga: { readonly Readers: Readonly<Record<Name, new () => RowReader>> };
  export default quagga;
}
