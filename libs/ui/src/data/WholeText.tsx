import classes from './WholeText.module.css';

/** A date of the desk with its hour, whose dashes would let it break. */
const deskDate = /(\d\d-\d\d-\d{4}(?:\s\d\d:\d\d)?)/;

const mailAddress = /^[^\s@]+@[^\s@]+$/;
/** Where a mail address may break: before its « @ » and after its dots. */
const joint = /(?=@)|(?<=\.)/;

/** A text in which dates of the desk stand on one line, however narrow their place; a mail address breaks at its joints. */
export function WholeText({ children }: { readonly children: string }) {
  if (mailAddress.test(children)) return children.split(joint).flatMap((piece, index) => [<wbr key={index} />, piece]);
  if (!deskDate.test(children)) return children;
  const pieces = children.split(deskDate).filter(Boolean);
  return (
    <>
      {pieces.map((piece, index) => (
        <span key={index} className={deskDate.test(piece) ? classes.whole : undefined}>
          {piece}
        </span>
      ))}
    </>
  );
}
