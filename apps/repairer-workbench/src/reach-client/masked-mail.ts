/** `l•••@exemple.fr`: enough for its owner to recognise an address that others may read over one's shoulder. */
export function maskedMail(mail: string): string {
  const [name = '', host = ''] = mail.split('@');
  return `${name.slice(0, 1)}•••@${host}`;
}
