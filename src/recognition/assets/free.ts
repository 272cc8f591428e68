/**
 * Gives the memory of a buffer back though something still refers to it: at once where a buffer can be moved (Chrome 114, Firefox 122,
 * Safari 17.4), elsewhere when it is next collected.
 */
export function free(buffer: ArrayBuffer & { transfer?: (size: number) => ArrayBuffer }): void {
  if (buffer.transfer) buffer.transfer(0)
  else structuredClone(buffer, { transfer: [buffer] })
}
