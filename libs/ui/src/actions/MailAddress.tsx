import classes from './MailAddress.module.css';

/** A mail address that breaks before its « @ » and after its dots; within a word where that word alone is longer than its line. */
export function MailAddress({ children }: { readonly children: string }) {
  return (
    <>
      {children.split(/(?=@)|(?<=\.)/).map((piece, index) => (
        <span key={index} className={index > 0 ? classes.joint : undefined}>
          {piece}
        </span>
      ))}
    </>
  );
}
