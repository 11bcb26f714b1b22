/** Gives bytes or a text to the person as a file, under a name. */
export function saveFile(name: string, content: Uint8Array | string, type: string): void {
  const part = typeof content === 'string' ? content : new Uint8Array(content);
  const address = URL.createObjectURL(new Blob([part], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(address);
}
